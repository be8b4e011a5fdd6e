// On a desktop a board shows the faces of all choices, and the list only names them.

import type { ChoiceLook } from "../contract";
import "./compact.css";

const WIDE = "(min-width: 1181px)";

export function compact(look: ChoiceLook, refused: boolean): ChoiceLook {
  return matchMedia(WIDE).matches ? { ...look, details: [], short: !refused && !look.plain, near: false } : look;
}
