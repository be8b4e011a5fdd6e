import type { BoardKit } from "../contract";
import art from "./art.svg?raw";
import Board from "./Board.svelte";
import { PLANS } from "./brewing";
import { icon } from "./faces";
import { aside, look, preview } from "./look";
import Phase from "./Phase.svelte";
import Rival from "./Rival.svelte";
import Shared from "./Shared.svelte";
import { lingers } from "./stories";
import type { BrewCraftersView } from "./view";

export default {
  Board,
  Rival,
  Shared,
  Phase,
  look,
  preview,
  aside,
  icon,
  plans: PLANS,
  owners: ["turn", "first", "start", "labels", "collaboration"],
  shortcuts: ["process", "collaborate", "contribute", "track", "install-tile", "farm-give"],
  linger: lingers,
  art,
  columns: ["216px", "0"],
  othersRight: true,
} satisfies BoardKit<BrewCraftersView>;
