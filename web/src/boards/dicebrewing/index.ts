import type { BoardKit } from "../contract";
import art from "./art.svg?raw";
import Board from "./Board.svelte";
import { PLANS } from "./dice";
import { icon } from "./faces";
import { aside, look, preview } from "./look";
import Mine from "./Mine.svelte";
import Phase from "./Phase.svelte";
import Rival from "./Rival.svelte";
import Shared from "./Shared.svelte";
import { lingers } from "./stories";
import type { DiceBrewingView } from "./view";
import { dieLabel } from "./words";

export default {
  Board,
  Mine,
  Rival,
  Shared,
  Phase,
  look,
  preview,
  aside,
  icon,
  plans: PLANS,
  value: (text, say) => (/^[YKGU]([1-6*+]| |$)/.test(text) ? dieLabel(say, text) : undefined),
  owners: ["priority", "opponent"],
  shortcuts: ["store-for", "store-from", "store-all", "play", "improve", "improve-skill"],
  linger: lingers,
  art,
  columns: ["210px", "250px"],
} satisfies BoardKit<DiceBrewingView>;
