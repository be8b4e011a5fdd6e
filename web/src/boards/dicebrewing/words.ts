// What pieces are called, for labels and choices.

import type { Speech } from "../../lib/i18n/speech";
import { read } from "./dice";
import type { Action, BoardProps } from "../contract";
import { spaceFace, type Improvement, type Recipe } from "./content";
import type { DiceBrewingView } from "./view";

export interface Gain {
  icon: string;
  text: string;
  label: string;
}

/** "Pale malt 4", with what lies on it. */
export function dieLabel(say: Speech, name: string): string {
  const die = read(name);
  const colour = say.name("dice", die.colour);
  const plain = die.shown ? `${colour} ${die.shown}` : say.say("dicebrewing-die-unrolled", { colour });
  return die.mark ? `${plain}, ${say.word(die.mark)}` : plain;
}

/** What a space does, in two or three words. */
export function spaceDoes(say: Speech, id: string): string {
  return say.say(`dicebrewing-space-${id}`);
}

/** What a space takes and gives, and when. */
export function spaceEffect(say: Speech, id: string): string {
  const { seeds = 0, coins = {} } = spaceFace(say.content, id) ?? {};
  return say.say(`effect-${id}`, { seeds, skill: coins.skill ?? 0, dark: coins["dark-malt"] ?? 0 });
}

/** What a legal action will bring, a line each. */
export function brings({ forecast, say }: BoardProps<DiceBrewingView>, action: Action | null): string[] {
  const foreseen = forecast(action);
  return foreseen ? say.forecast(foreseen) : [];
}

/** "Porter · intermediate" */
export function recipeKind(say: Speech, { type, level }: Recipe): string {
  return [...new Set([type, level])].map((word) => say.word(word)).join(" · ");
}

const GAIN_ICONS: Record<string, string> = { experience: "xp", coins: "coin", dice: "die", tokens: "token" };

function gain(say: Speech, what: string, amount: number, text = String(amount)): Gain[] {
  return amount ? [{ icon: GAIN_ICONS[what] ?? what, text, label: say.say(`effect-${what}`, { amount }) }] : [];
}

/** What a recipe pays; `always` is the experience that every brew brings. */
export function rewards(say: Speech, { reward }: Recipe, always: number): Gain[] {
  const { experience = 0, coins = 0, dice = 0, tokens = 0 } = reward;
  const stars = experience && always ? `${experience} + ${always}` : undefined;
  return [
    ...gain(say, "experience", experience + always, stars),
    ...gain(say, "coins", coins),
    ...gain(say, "dice", dice),
    ...gain(say, "tokens", tokens),
  ];
}

/** What an improvement adds. */
export function improves(say: Speech, { experience = 0, coins = 0 }: Improvement): Gain[] {
  return [...gain(say, "experience", experience, `+${experience}`), ...gain(say, "coins", coins, `+${coins}`)];
}
