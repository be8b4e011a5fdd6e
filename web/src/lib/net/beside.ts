/** The URL of a file next to the page, which may be under any path. */
export function beside(path: string): string {
  return new URL(path, document.baseURI.replace(/[#?].*$/, "")).href;
}
