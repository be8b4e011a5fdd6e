// Rolls and fights, extracted from the events of one step, so that they can be shown.

import type { Told } from "../contract";

export interface RollStory {
  kind: "roll";
  seat: number;
  what: string;
  die: number;
  total: number;
  need: number;
  success: boolean;
}

export interface FightStory {
  kind: "fight" | "duel";
  seat: number;
  other: number;
  werewolf: string;
  attacked: boolean;
  /** The dice of both sides of a duel; in other fights only the monk's. */
  dice: number[];
  /** The exchanges of blows in order. */
  blows: { own: number; foe: number }[];
  result: "" | "win" | "loss" | "tie" | "flee";
  injured: boolean;
  taste: number;
}

export type Story = RollStory | FightStory;

function number(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The rolls and fights among events, in order. */
export function stories(heard: Told[]): Story[] {
  const found: Story[] = [];
  let attacked = false;
  let fight: FightStory | null = null;
  const begin = (told: Told, kind: "fight" | "duel"): FightStory => {
    fight = {
      kind,
      seat: number(told.seat),
      other: number(told.other),
      werewolf: text(told.werewolf),
      attacked,
      dice: [],
      blows: [],
      result: "",
      injured: false,
      taste: 0,
    };
    attacked = false;
    found.push(fight);
    return fight;
  };
  for (const told of heard) {
    switch (told.event) {
      case "roll":
        found.push({
          kind: "roll",
          seat: number(told.seat),
          what: text(told.what),
          die: number(told.die),
          total: number(told.total),
          need: 0,
          success: false,
        });
        break;
      case "success":
      case "fail": {
        const roll = found.findLast((story) => story.kind === "roll");
        if (roll?.kind === "roll") Object.assign(roll, { need: number(told.need), success: told.event === "success" });
        break;
      }
      case "attack":
        attacked = true;
        break;
      case "fight":
        begin(told, "fight");
        break;
      case "duel":
        begin(told, "duel");
        break;
      case "fight-roll":
        // A fight prepared in an earlier step continues here.
        (fight ?? begin(told, "fight")).dice.push(number(told.die));
        break;
      case "compare":
      case "duel-compare": {
        const shown: FightStory = fight ?? begin(told, told.event === "compare" ? "fight" : "duel");
        shown.werewolf ||= text(told.werewolf);
        shown.other ||= number(told.other);
        if (told.event === "duel-compare") Object.assign(shown, { kind: "duel", seat: number(told.seat) });
        shown.blows.push({ own: number(told.own), foe: number(told.foe) });
        break;
      }
      case "win":
      case "loss":
      case "tie":
        (fight ?? begin(told, "fight")).result = told.event;
        break;
      case "flee":
        (fight ?? begin(told, "fight")).result = "flee";
        break;
      case "duel-won": {
        const shown: FightStory = fight ?? begin(told, "duel");
        shown.result = number(told.seat) === shown.seat ? "win" : "loss";
        break;
      }
      case "duel-tie":
        (fight ?? begin(told, "duel")).result = "tie";
        break;
      case "injury":
        if (fight) (fight as FightStory).injured = true;
        break;
      case "trophy":
        if (fight) (fight as FightStory).taste = number(told.taste);
        break;
    }
  }
  return found.filter((story) => story.kind === "roll" || story.blows.length > 0 || story.result !== "");
}

/** How long the stories take, in milliseconds. */
export function lingers(heard: Told[]): number {
  return stories(heard).reduce((sum, story) => sum + (story.kind === "roll" ? 700 : 1900), 0);
}
