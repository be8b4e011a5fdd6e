// Events worth showing: rolled dice, a new round, a brew.

import type { Told } from "../contract";
import { kindOf } from "./dice";

export interface SeasonStory {
  kind: "season";
  season: string;
  round: number;
  seat: number;
}

export interface BrewStory {
  kind: "brew";
  seat: number;
  recipe: string;
  coins: number;
  experience: number;
}

export type Story = SeasonStory | BrewStory;

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** New rounds and brews in order; the gains include those of improvements. */
export function stories(heard: Told[]): Story[] {
  const found: Story[] = [];
  for (const told of heard) {
    if (told.event === "season") {
      found.push({ kind: "season", season: String(told.season), round: number(told.round), seat: number(told.seat) });
    } else if (told.event === "brew") {
      found.push({ kind: "brew", seat: number(told.seat), recipe: String(told.recipe), coins: 0, experience: 0 });
    } else if (told.event === "reward") {
      const brew = found.findLast((story) => story.kind === "brew");
      if (brew?.kind === "brew") {
        brew.coins = number(told.coins);
        brew.experience = number(told.experience);
      }
    }
  }
  return found;
}

/** Whether a seat rolled everything, or else which dice were rolled (as "Y4"). */
export function rolledBy(heard: Told[], seat: number): { all: boolean; dice: string[] } {
  const dice: string[] = [];
  let all = false;
  for (const told of heard) {
    if (told.seat !== seat) continue;
    if (told.event === "roll") all = true;
    if (["reroll", "gain", "swap"].includes(told.event))
      dice.push(`${kindOf(String(told.colour)).toUpperCase()}${number(told.value)}`);
  }
  return { all, dice };
}

/** How long the stories take, in milliseconds. */
export function lingers(heard: Told[]): number {
  return stories(heard).reduce((sum, story) => sum + (story.kind === "brew" ? 1200 : 700), 0);
}
