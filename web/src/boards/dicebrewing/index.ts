import type { BoardKit } from "../contract";
import art from "./art.svg?raw";
import Board from "./Board.svelte";
import { face, icon } from "./faces";
import { left, look } from "./look";
import Mine from "./Mine.svelte";
import Phase from "./Phase.svelte";
import Rival from "./Rival.svelte";
import Shared from "./Shared.svelte";
import { lingers } from "./stories";
import type { DiceBrewingView } from "./view";

export default {
  Board,
  Mine,
  Rival,
  Shared,
  Phase,
  look,
  left,
  face,
  icon,
  linger: lingers,
  art,
  columns: ["244px", "276px"],
} satisfies BoardKit<DiceBrewingView>;
