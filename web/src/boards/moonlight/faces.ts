// Cards, Werewolves and omens in words, from the title's catalogue.

import type { Speech } from "../../lib/i18n/speech";
import type { Fight } from "./view";
import { card } from "./content";

/** The effects of a card, and its limit. */
export function cardDoes(say: Speech, id: string): { does: string; often: string } {
  const section = say.sectionOf(id) ?? "";
  return { does: say.faceWords(section, id, "effect"), often: say.faceWords(section, id, "limit") };
}

/** The abilities of a monk: names and effects. */
export function monkAbilities(say: Speech, monk: string): { name: string; does: string }[] {
  return ((say.content.monks?.[monk]?.abilities as string[] | undefined) ?? []).map((id) => ({
    name: say.name("abilities", id),
    does: say.face("abilities", id).join(" "),
  }));
}

/** A number of dice and their bonus: "2 dice +1". */
export function diced(say: Speech, dice: number, bonus: number): string {
  return say.say("face-strength", { dice, bonus });
}

/** A Werewolf: its dice and those of each member of a pack, its Taste, and the effects of its icons. */
export function wolfDoes(say: Speech, id: string): { strength: string; taste: string; icons: string[] } {
  return {
    strength: say.faceWords("werewolves", id, "face-strength"),
    taste: say.faceWords("werewolves", id, "face-taste"),
    icons: say.faceLines("werewolves", id, "effect").map((line) => say.line(line)),
  };
}

/** The current strength of the Werewolf in the fight, and the progress against its pack. */
export function strengthNow(say: Speech, { foe_dice, foe_bonus, member, members, beaten }: Fight): string {
  const now = diced(say, foe_dice, foe_bonus);
  return members > 1 ? say.clauses([now, say.say("moonlight-pack", { member, members, beaten })]) : now;
}

const EFFECT_ICONS: Record<string, string> = {
  fight: "sword",
  sword: "sword",
  noise: "bell",
  silence: "bell",
  search: "lens",
  heart: "heart",
  "two-dice": "two-dice",
  "two-cards": "two-cards",
  crown: "crown",
  mugs: "mugs",
  blood: "blood",
};

export function cardIcon(say: Speech, id: string): string {
  return EFFECT_ICONS[card(say.content, id)?.effects[0]?.do ?? ""] ?? "helm";
}

/** The symbol of an entry of the content. */
export function icon(section: string, id: string, say: Speech): string | undefined {
  switch (section) {
    case "equipment":
    case "blessings":
    case "keepsakes":
      return cardIcon(say, id);
    case "werewolves":
      return "wolf";
    case "ingredients":
      return id;
    case "phases":
      return String(say.content[section]?.[id]?.ingredient ?? "");
    default:
      return undefined;
  }
}
