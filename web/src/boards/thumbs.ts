// Small drawings of the boxes, 50 by 58: `thumb.svg` in a title's folder.

import { inner } from "../lib/drawing";

const THUMBS = import.meta.glob("./*/thumb.svg", { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;

export const thumb = (title: string): string => inner(THUMBS[`./${title}/thumb.svg`] ?? THUMBS["./generic/thumb.svg"]!);
