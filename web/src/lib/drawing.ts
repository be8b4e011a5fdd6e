// Large still drawings are shown as images: browsers draw those once, while filters in a page are drawn again in every frame.

/** An SVG as an address for `<img src>`, with the colors that the page's tokens have in this theme. */
export function asImage(svg: string, dark: boolean): string {
  const tokens = getComputedStyle(document.documentElement);
  const drawn = svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => inTheme(tokens.getPropertyValue(name), dark));
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** The half of `light-dark(…, …)` that counts. */
export function inTheme(value: string, dark: boolean): string {
  const pair = /^light-dark\((.+?),(.+)\)$/.exec(value.trim());
  return (pair ? (dark ? pair[2]! : pair[1]!) : value).trim();
}

/** The content of the `<svg>` of a file. */
export function inner(svg: string): string {
  return svg.replace(/^[^<]*<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}
