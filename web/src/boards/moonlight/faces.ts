// Cards, werewolves and omens in words, from the title's catalogue.

import type { Speech } from "../../lib/i18n/speech";
import type { Fight } from "./view";
import { card, wolf } from "./content";

/** What a card does. */
export function effect(say: Speech, id: string): string {
  return say.effects(card(say.content, id)?.effects ?? []);
}

/** How often it works. */
export function limit(say: Speech, id: string): string {
  const face = card(say.content, id);
  return face ? say.say(`limit-${face.limit ?? "night"}`) : "";
}

/** What a monk can do: the name of each ability, and what it does. */
export function monkAbilities(say: Speech, monk: string): { name: string; does: string }[] {
  return ((say.content.monks?.[monk]?.abilities as string[] | undefined) ?? []).map((id) => ({
    name: say.name("abilities", id),
    does: say.say(`ability-${id}`),
  }));
}

/** Dice and what adds to them: "2 dice +1". */
export function diced(say: Speech, dice: number, bonus: number): string {
  return say.say("face-strength", { dice, bonus });
}

/** A werewolf's dice, each member of a pack. */
export function strength(say: Speech, id: string): string[] {
  return (wolf(say.content, id)?.members ?? []).map(({ dice, bonus }) => diced(say, dice, bonus));
}

/** How strong the werewolf being fought is now, and how far its pack is beaten. */
export function strengthNow(say: Speech, { werewolf, foe_dice, foe_bonus, member, beaten }: Fight): string[] {
  const members = wolf(say.content, werewolf)?.members.length ?? 1;
  const now = diced(say, foe_dice, foe_bonus);
  return members > 1 ? [now, say.say("moonlight-pack", { member, members, beaten })] : [now];
}

/** The taste of the whole card. */
export function taste(say: Speech, id: string): number {
  return (wolf(say.content, id)?.members ?? []).reduce((sum, member) => sum + member.taste, 0);
}

/** What a werewolf's icons do. */
export function icons(say: Speech, id: string): string[] {
  return say.effectLines("werewolves", id);
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
