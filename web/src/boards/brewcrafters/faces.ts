// Goods in words, and the icons of goods and spaces.

import type { Speech } from "../../lib/i18n/speech";
import type { Foreseen } from "../../lib/protocol";
import { INGREDIENTS, type Flow, type Space } from "./content";

const GOOD_ICONS: Record<string, string> = { money: "coin", basic: "any-basic", advanced: "any-advanced" };

/** Symbol of an ingredient, of money, or of "any Basic". */
export function goodIcon(what: string): string {
  return GOOD_ICONS[what] ?? what;
}

/** Name of an ingredient, of money, or of "any Advanced". */
export function goodName(say: Speech, what: string): string {
  return say.named(what, ["ingredients"]);
}

const FLOW_ICONS: Record<string, string> = {
  investor: "coin",
  partnership: "partner",
  shift: "shift",
  worker: "worker",
  interns: "intern",
  traders: "traders",
  agency: "people",
  "community-farm": "farm",
};

/** The fixed yield of a space or half, in the order of the goods. */
export function given(flow: Flow): { what: string; amount: number }[] {
  return [...INGREDIENTS, "basic", "advanced", "money"]
    .map((what) => ({ what, amount: Number(flow[what] ?? 0) }))
    .filter(({ amount }) => amount > 0);
}

/** A half of a split space in one or two words. */
export function halfName(say: Speech, half: string): string {
  const key = `brewcrafters-half-${half}`;
  return say.has(key) ? say.say(key) : goodName(say, half);
}

export function flowIcon(flow: Flow): string {
  const [first] = given(flow);
  return FLOW_ICONS[flow.kind] ?? goodIcon(first?.what ?? "malt");
}

/** The color of a stall's awning, by its goods. */
export function awning(face: Space): string {
  const kinds = face.flows.map((flow) => flow.kind);
  if (kinds.some((kind) => ["shift", "worker", "interns", "agency"].includes(kind))) return "people";
  if (kinds.includes("community-farm")) return "hops";
  const goods = [
    ...Object.keys(face.restock ?? {}),
    ...face.flows.flatMap((flow) => given(flow).map(({ what }) => what)),
  ];
  const [first = ""] = goods;
  if (kinds.includes("investor") || first === "money") return "money";
  if (goods.includes("advanced")) return "advanced";
  if (goods.length === 1 && ["malt", "hops", "yeast"].includes(first)) return first;
  return "mixed";
}

/** An amount of money in the language's format. */
export function dollars(say: Speech, money: number): string {
  return say.say("brewcrafters-money", { money });
}

/** Capitalized, for headings. */
export function capital(say: Speech, text: string): string {
  return text.charAt(0).toLocaleUpperCase(say.lang) + text.slice(1);
}

/** The forecast of an action, one line per consequence; empty for an action that is not allowed. */
export function foretold(say: Speech, foreseen: Foreseen | undefined): string[] {
  return foreseen ? say.forecast(foreseen) : [];
}

/** "3 Malt, 1 Hops" */
export function listed(say: Speech, goods: Record<string, number>): string {
  return Object.entries(goods)
    .filter(([, amount]) => amount > 0)
    .map(([what, amount]) => {
      if (what === "money") return dollars(say, amount);
      const chosen = what === "basic" || what === "advanced"; // of any type
      return chosen
        ? say.say(`effect-take-${what}`, { amount })
        : say.say("face-amount", { amount, what: goodName(say, what) });
    })
    .join(", ");
}

/** The building that pays for a recipe's symbol. */
export const SYMBOLS: Record<string, string> = { hops: "hops-infusers", oak: "oak-barrelhouse" };

const SECTION_ICONS: Record<string, string> = {
  recipes: "beer",
  workers: "worker",
  partnerships: "partner",
  tracks: "flask",
};

/** The symbol of an entry of the content. */
export function icon(section: string, id: string): string | undefined {
  return section === "ingredients" || section === "buildings" ? id : SECTION_ICONS[section];
}
