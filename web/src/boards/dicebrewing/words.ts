// Names of pieces, for labels and choices.

import type { FaceLine, Speech } from "../../lib/i18n/speech";
import { read } from "./dice";
import type { Action, BoardProps } from "../contract";
import type { DiceBrewingView } from "./view";

export interface Gain {
  icon: string;
  text: string;
  label: string;
}

/** "Pale malt 4", with its markers. */
export function dieLabel(say: Speech, name: string): string {
  const die = read(name);
  const colour = say.name("dice", die.colour);
  const plain = die.shown ? `${colour} ${die.shown}` : say.say("dicebrewing-die-unrolled", { colour });
  return die.mark ? `${plain}, ${say.word(die.mark)}` : plain;
}

/** The effect of a space in two or three words. */
export function spaceDoes(say: Speech, id: string): string {
  return say.say(`dicebrewing-space-${id}`);
}

/** The forecast of a legal action, one line per consequence. */
export function brings({ forecast, say }: BoardProps<DiceBrewingView>, action: Action | null): string[] {
  const foreseen = forecast(action);
  return foreseen ? say.forecast(foreseen) : [];
}

const GAIN_ICONS: Record<string, string> = { experience: "xp", coins: "coin", dice: "die", tokens: "token" };

/** The gains of a recipe or one of its improvements, from that line of its face. */
export function gains(say: Speech, line: FaceLine | undefined): Gain[] {
  return ((line?.args.gains as FaceLine[] | undefined) ?? []).map((gain) => ({
    icon: GAIN_ICONS[gain.key.replace("effect-", "")] ?? "",
    text: String(gain.args.amount),
    label: say.line(gain),
  }));
}
