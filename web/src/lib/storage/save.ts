/** Offers a text or a picture as a file. */
export function save(name: string, content: BlobPart, type = "application/octet-stream"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Asks for a file and reads it as text; null if none was chosen. */
export function open(accept: string): Promise<string | null> {
  return new Promise((done) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.onchange = () => void (input.files?.[0] ? input.files[0].text().then(done) : done(null));
    input.oncancel = () => done(null);
    input.click();
  });
}
