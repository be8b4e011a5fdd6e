import type { BoardKit } from "../contract";
import art from "./art.svg?raw";
import Board from "./Board.svelte";
import { icon } from "./faces";
import { look, preview } from "./look";
import Mine from "./Mine.svelte";
import Phase from "./Phase.svelte";
import Rival from "./Rival.svelte";
import Shared from "./Shared.svelte";
import { lingers } from "./stories";
import type { MoonlightView } from "./view";

export default {
  Board,
  Mine,
  Rival,
  Shared,
  Phase,
  look,
  preview,
  icon,
  owners: ["turn", "first", "other"],
  dice: (told) => (["roll", "fight-roll", "keep-die", "blessed"].includes(told.event) ? ["die"] : []),
  linger: lingers,
  art,
  columns: ["228px", "300px"],
} satisfies BoardKit<MoonlightView>;
