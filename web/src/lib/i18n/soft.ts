const LONG = /\p{L}{11,}/gu;
const BREAKS = /(?<=\p{L}{3}[aeiouàéèíòóú])(?=[bcdfglmnprstvz][aeiouàéèíòóú]\p{L}{2})/gu;

/** A name with soft hyphens in long words: not every browser can hyphenate every language. */
export function softened(name: string): string {
  return name.replace(LONG, (word) => word.replace(BREAKS, "\u00AD"));
}
