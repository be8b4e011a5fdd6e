// Large static drawings as images: browsers draw those once, but redraw filters in a page for every frame.

/** An SVG as a URL for `<img src>`, with the page's colors in the current theme. */
export function asImage(svg: string, dark: boolean): string {
  const tokens = getComputedStyle(document.documentElement);
  const drawn = svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => inTheme(tokens.getPropertyValue(name), dark));
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** The half of `light-dark(…, …)` that applies. */
export function inTheme(value: string, dark: boolean): string {
  const pair = /^light-dark\((.+?),(.+)\)$/.exec(value.trim());
  return (pair ? (dark ? pair[2]! : pair[1]!) : value).trim();
}

/** The content of a file's `<svg>`. */
export function inner(svg: string): string {
  return svg.replace(/^[^<]*<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}
