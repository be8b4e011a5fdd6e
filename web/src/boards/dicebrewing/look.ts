// The look of Dice Brewing's choices in the list.

import type { Action, BoardProps, ChoiceLook, Preview } from "../contract";
import { findRefused } from "../../lib/actions";
import { kindOf, shownBy } from "./dice";
import { spaceFace, ware } from "./content";
import type { DiceBrewingView } from "./view";
import { brings, gains, spaceDoes } from "./words";

const PLAIN = ["pass", "end-turn", "done", "decline", "keep", "finish", "improve-not"];
const SPACE_ICONS: Record<string, string> = {
  seed: "seed",
  coins: "coin",
  raise: "raise-die",
  reroll: "reroll-die",
  swap: "branch",
};

const MOST_LINES = 3; // of a forecast in the list; my area shows the pointed one in full

export function look(action: Action, props: BoardProps<DiceBrewingView>, refused: boolean): ChoiceLook {
  const full = fullLook(action, props, refused);
  const ahead = brings(props, action)
    .slice(0, MOST_LINES)
    .map((text) => ({ text }));
  return ahead.length ? { ...full, details: ahead } : full;
}

/** The forecast of the pointed choice. */
export function preview(action: Action, props: BoardProps<DiceBrewingView>): Preview {
  const { label, shortcut } = look(action, props, false);
  return { text: [(!shortcut && label) || props.say.action(action), ...brings(props, action)].join(" · ") };
}

/** Whether a token targets the dice of others, or one of them. */
export function aside({ legal, me }: BoardProps<DiceBrewingView>): "" | "rivals" {
  const aims = legal.some(
    ({ do: verb, seat }) => String(verb).startsWith("target") && seat !== me && seat !== undefined,
  );
  return aims || legal.some(({ do: verb }) => verb === "opponent") ? "rivals" : "";
}

function fullLook(action: Action, props: BoardProps<DiceBrewingView>, refused: boolean): ChoiceLook {
  const { say, view, legal } = props;
  const id = (name: string): string => String(action[name]);
  switch (action.do) {
    case "base":
      return spaceLook(id("space"), props, refused);
    case "speed":
      return {
        ...spaceLook(id("space"), props, refused),
        label: say.say("dicebrewing-speed-up", { space: spaceDoes(say, id("space")) }),
        icon: "speed",
      };
    case "pick":
    case "pick-marked":
      return {
        label: dieName(action, props),
        icon: `die-${kindOf(id("colour"))}`,
        group: say.word(id("zone")),
        short: true,
      };
    case "target":
    case "target-marked":
      return {
        label: dieName(action, props),
        icon: `die-${kindOf(id("colour"))}`,
        group: `${say.player(Number(action.seat))}, ${say.word(id("zone"))}`,
        short: true,
      };
    case "reroll-active":
    case "reroll-malt-and-hops":
      return {
        label: say.say("dicebrewing-up-to", { value: Number(action.upto) }),
        icon: "reroll-die",
        group: say.say(`dicebrewing-group-${action.do}`),
        short: true,
        shortcut: true,
      };
    case "store-from":
      return {
        label: say.say("dicebrewing-from", { value: Number(action.value) }),
        icon: "take-die",
        group: say.word("storage"),
        short: true,
        shortcut: true,
      };
    case "store-all":
      return { icon: "take-die", group: say.word("storage"), short: true, shortcut: true };
    case "store-for":
      return {
        label: say.name("recipes", id("recipe")),
        icon: "beer",
        group: say.say("dicebrewing-group-store-for"),
        short: true,
        shortcut: true,
      };
    case "store":
      return { icon: "take-die", short: true };
    case "token":
      return { icon: "token", short: true };
    case "play":
    case "win-token":
      return {
        label: say.name("tokens", id("token")),
        icon: id("token"),
        details: [{ text: say.say(`effect-${id("token")}`) }],
        near: refused,
      };
    case "buy-token":
      return {
        ...wareLook("tokens", id("token"), props),
        icon: id("token"),
        details: [{ text: say.say(`effect-${id("token")}`) }],
      };
    case "buy":
      return { ...wareLook("ingredients", id("ingredient"), props), icon: id("ingredient") };
    case "full-price":
      return { icon: "coin", odds: view.pending.price === undefined ? undefined : String(view.pending.price) };
    case "colour":
      return { icon: `die-${kindOf(id("colour"))}`, short: true };
    case "opponent":
      return { icon: "flag" };
    case "building":
      return { icon: "house" };
    case "brew":
    case "recipe":
      return recipeLook(action, props, refused);
    case "improve":
      return { icon: id("ingredient"), near: refused };
    case "improve-skill":
      return { icon: "die-u", near: refused };
    case "auto-dice":
      return { icon: "check", shortcut: true };
    default:
      return { plain: PLAIN.includes(String(action.do)) && legal.length > 1 };
  }
}

/** "Pale malt 4" */
function dieName(action: Action, { say }: BoardProps<DiceBrewingView>): string {
  const die = `${say.name("dice", String(action.colour))} ${shownBy(action.value)}`;
  return action.mark ? `${die}, ${say.word(String(action.mark))}` : die;
}

function spaceLook(space: string, { say, view }: BoardProps<DiceBrewingView>, refused: boolean): ChoiceLook {
  const least = spaceFace(say.content, space)?.least;
  const gives = view.buildings.flatMap(({ spaces }) => spaces).find(({ id }) => id === space)?.gives ?? "";
  return {
    label: spaceDoes(say, space),
    icon: SPACE_ICONS[gives] ?? `die-${kindOf(gives)}`,
    odds: refused || !least ? undefined : `${least}+`,
    short: true,
  };
}

function wareLook(file: "ingredients" | "tokens", id: string, { say }: BoardProps<DiceBrewingView>): ChoiceLook {
  const price = ware(say.content, file, id)?.price.coins ?? 0;
  return { label: say.name(file, id), odds: say.say("effect-coins", { amount: price }), group: say.section(file) };
}

function recipeLook(action: Action, props: BoardProps<DiceBrewingView>, refused: boolean): ChoiceLook {
  const { say, view } = props;
  const id = String(action.recipe);
  const no = refused ? findRefused(props.refused, action) : undefined;
  return {
    label: say.name("recipes", id),
    icon: "beer",
    details: no ? [{ text: say.refusal(no.reason) }] : gains(say, say.faceLines("recipes", id, "face-pays")[0]),
    near: refused && view.decision === "brew-main",
  };
}
