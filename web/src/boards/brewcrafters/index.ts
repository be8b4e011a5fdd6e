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
import type { BrewCraftersView } from "./view";

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
  columns: ["224px", "322px"],
  logLeft: true,
} satisfies BoardKit<BrewCraftersView>;
