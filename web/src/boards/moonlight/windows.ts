// Which choices are shown over the map: those with pictures, and those with words.

import type { RefusedAction } from "../../lib/protocol";
import type { Action, BoardProps } from "../contract";
import type { MoonlightView } from "./view";

const PICTURES = ["choose-monk", "face", "blood", "keep", "keepsake", "dirty", "treat"];

export interface Laid {
  big: Action[];
  small: Action[];
  off: RefusedAction[];
}

/** No window for moves and actions, which the rooms and the list cover, or for dice, which have their tray. */
export function laid({ view, legal, refused }: Pick<BoardProps<MoonlightView>, "view" | "legal" | "refused">): Laid {
  if (["turn-step", "keep-die"].includes(view.decision) || !legal.length) return { big: [], small: [], off: [] };
  const big = legal.filter((action) => PICTURES.includes(String(action.do)));
  return {
    big,
    small: legal.filter((action) => !big.includes(action)),
    off: big.length ? [] : refused.filter((one) => one.action.do === "use" || one.action.do === "make-noise"),
  };
}
