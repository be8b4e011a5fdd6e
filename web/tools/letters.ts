// The letters of our four languages: fonts are cut down to these.

const span = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Latin 1, and what French and good printing want besides. */
export const LETTERS = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€−→`;
