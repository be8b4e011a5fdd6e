// Spaces, recipes, wares and tokens in words.

import type { Speech } from "../../lib/i18n/speech";
import type { Face } from "../pieces/face";
import { ingredientIcon, opens, recipe, rule, spaceFace, ware } from "./content";
import { dieLabel, improves, recipeKind, rewards, spaceEffect, type Gain } from "./words";

const labels = (gains: Gain[]): string => gains.map((one) => one.label).join(", ");

function spaceLines(say: Speech, id: string): string[] {
  const face = spaceFace(say.content, id);
  return [
    spaceEffect(say, id),
    face?.least ? say.say("dicebrewing-face-least", { least: face.least }) : "",
    face?.speed ? say.say("dicebrewing-face-speed", { least: face.speed.least }) : "",
  ];
}

function recipeLines(say: Speech, id: string): string[] {
  const card = recipe(say.content, id);
  if (!card) return [];
  return [
    recipeKind(say, card),
    say.say("dicebrewing-face-takes", { dice: card.dice.map((die) => dieLabel(say, die)).join(", ") }),
    say.say("dicebrewing-face-pays", { gains: labels(rewards(say, card, rule(say.content, "brew-experience"))) }),
    ...card.improvements.map((way) =>
      say.say("dicebrewing-face-improve", {
        what:
          way.with === "skill" ? `${say.name("dice", "skill")} ${way.least ?? 1}+` : say.name("ingredients", way.with),
        gains: labels(improves(say, way)),
      }),
    ),
  ];
}

/** What an entry of the content is and does, one line each; nothing for the content of another title. */
export function face(section: string, id: string, say: Speech): string[] {
  if (!say.content.spaces) return [];
  const entry = say.content[section]?.[id] ?? {};
  const price = (file: "ingredients" | "tokens"): string =>
    say.say("effect-coins", { amount: ware(say.content, file, id)?.price.coins ?? 0 });
  switch (section) {
    case "spaces":
      return spaceLines(say, id).filter(Boolean);
    case "recipes":
      return recipeLines(say, id);
    case "tokens":
      return [say.say(`effect-${id}`), price("tokens")];
    case "ingredients":
      return [say.say("dicebrewing-face-ware"), price("ingredients")];
    case "dice":
      return [say.say("dicebrewing-face-points", { points: Number(entry.points ?? 0) })];
    case "buildings":
      return [say.say("dicebrewing-face-opens", { round: opens(say.content, id) })];
    case "numbers":
      return [String(entry.value)];
    default:
      return [];
  }
}

/** The same as a card for whoever rests on a piece. Prices are ours where the box's are not known. */
export function faceOf(say: Speech, section: string, id: string, icon?: string): Face {
  const entry = say.content[section]?.[id] as { source?: string; price?: { source: string } } | undefined;
  return {
    name: say.name(section, id),
    lines: face(section, id, say),
    icon,
    source: entry?.price?.source ?? entry?.source,
  };
}

/** The symbol of an entry of the content. */
export function icon(section: string, id: string): string | undefined {
  return section === "ingredients"
    ? ingredientIcon(id)
    : section === "tokens"
      ? id
      : section === "recipes"
        ? "beer"
        : undefined;
}
