// The drawings on the boxes, 300 by 372: `cover.svg` in a title's folder.

import { inner } from "../lib/drawing";

const COVERS = import.meta.glob("./*/cover.svg", { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;

export const cover = (title: string): string => inner(COVERS[`./${title}/cover.svg`] ?? COVERS["./generic/cover.svg"]!);
