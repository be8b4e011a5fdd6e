const LONG = /\p{L}{11,}/gu;
const BREAKS = /(?<=\p{L}{3}[aeiouàéèíòóú])(?=[bcdfglmnprstvz][aeiouàéèíòóú]\p{L}{2})/gu;

/** A name whose long words may break between syllables: not every browser knows how every language hyphenates. */
export function softened(name: string): string {
  return name.replace(LONG, (word) => word.replace(BREAKS, "\u00AD"));
}
