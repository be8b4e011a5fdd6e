// How Moonlight's choices look in the list.

import { find } from "../../lib/actions";
import { words } from "../../lib/i18n/words.svelte";
import type { Action, BoardProps, ChoiceLook, Preview } from "../contract";
import { cardIcon, monkAbilities } from "./faces";
import { deed, task } from "./content";
import { likely, lines, noiseLines } from "./foretold";
import type { MoonlightView } from "./view";

const DEED_ICONS: Record<string, string> = {
  equipment: "helm",
  pray: "candle",
  meditate: "bell",
  hunt: "paw",
  dirt: "dirt",
};
/** Outcomes of a roll or a fight whose chance is its odds. */
const AIMS = ["fail", "win", "duel-won"];
const ENDING = ["end-turn", "roll", "stay-quiet", "draw", "bear", "brew", "add"];

/** A room's name without the part in brackets after it. */
export function short(name: string): string {
  return name.replace(/\s*\(.*\)$/, "");
}

export function look(action: Action, props: BoardProps<MoonlightView>, refused: boolean): ChoiceLook {
  const { say, view } = props;
  const to = typeof action.to === "string" ? short(say.name("rooms", action.to)) : "";
  switch (action.do) {
    case "move":
      return { label: to, icon: "feet", group: say.say("moonlight-group-move"), short: true };
    case "convert-move":
      return { label: to, icon: "feet", group: say.say("moonlight-group-convert-move"), short: true };
    case "sprint":
    case "convert-sprint": {
      const group = loud(`moonlight-group-${action.do}`, action, props);
      return { label: to, icon: "feet", group, short: true, shortcut: find(props.legal, { to: action.to }) !== action };
    }
    case "action":
      return deedLook(action, props, refused);
    case "use": {
      const used = tried(action, props, ["cards"]);
      return {
        label: say.named(String(action.card)),
        icon: cardIcon(say, String(action.card)),
        odds: used.odds,
        details: [...faceOf(action.card, props), ...(used.details ?? [])],
        near: refused && view.decision !== "turn-step",
      };
    }
    case "keep":
    case "keepsake":
      return { icon: cardIcon(say, String(action.card)), details: faceOf(action.card, props) };
    case "face":
      return {
        label: say.name("werewolves", String(action.werewolf)),
        icon: "wolf",
        details: faceOf(action.werewolf, props),
      };
    case "choose-monk":
      return monkLook(String(action.monk), props);
    case "make-noise":
      return { icon: "bell", near: true, ...rolled(action, props) };
    case "stay-quiet":
      return { icon: "check", ...rolled(action, props) };
    case "roll":
    case "keep-die":
      return { icon: "die", ...tried(action, props) };
    case "recover":
      return { icon: "heart", details: brings(action, props) };
    case "fight":
    case "stand":
    case "duel":
      return { icon: "sword", ...tried(action, props) };
    case "flee":
      return { icon: "feet", details: brings(action, props) };
    case "dirty":
      return { icon: "dirt", details: brings(action, props) };
    case "blood":
      return { icon: "wolf", details: brings(action, props) };
    case "treat":
      return { icon: "mugs", details: brings(action, props) };
    case "alchemy":
    case "ancestral":
      return { icon: "crown", group: say.say("moonlight-group-ability"), short: true };
    case "random-monk":
      return { icon: "die", plain: true };
    default:
      return {
        plain: ENDING.includes(String(action.do)) && props.legal.length > 1,
        details: brings(action, props, ["fail"]),
      };
  }
}

/** What a choice will bring, a detail each; `elsewhere` is shown in other places. */
function brings(
  action: Action,
  { say, forecast }: BoardProps<MoonlightView>,
  elsewhere: string[] = [],
): { text: string }[] {
  return lines(say, forecast(action), elsewhere).map((text) => ({ text }));
}

/** A heading of choices that all make the same noise. */
function loud(key: string, action: Action, { say, forecast }: BoardProps<MoonlightView>): string {
  const noise = say.clauses(noiseLines(say, forecast(action)));
  return noise ? say.say("moonlight-noise-preview", { choice: say.say(key), foretold: noise }) : say.say(key);
}

/** An action of the board: the number its die must show, what it finds, and what comes of it. */
function deedLook(action: Action, props: BoardProps<MoonlightView>, refused: boolean): ChoiceLook {
  const { say, view, me } = props;
  const found = deed(say.content, String(action.what));
  const done = task(view, action.what);
  if (!found || !done) return {};
  const icon = found.kind === "ingredient" ? found.ingredient : DEED_ICONS[found.kind];
  const near = refused && done.room === view.players[me - 1]?.room;
  if (!done.die) return { icon, details: brings(action, props, ["actions"]), near };
  const { odds, details = [] } = rolled(action, props);
  const needs = [{ text: say.say("face-roll", { need: done.die }) }];
  if (refused) needs.push({ text: say.faceWords("actions", String(action.what), "face-quality") });
  return { icon, odds, details: [...needs, ...details], near };
}

/** The chance of the roll that a choice leads to, and what comes of it. */
function rolled(action: Action, props: BoardProps<MoonlightView>): ChoiceLook {
  const foreseen = props.forecast(action);
  if (!foreseen) return {};
  return {
    odds: words.percent(1 - likely(foreseen, "fail")),
    details: brings(action, props, ["fail", "actions"]),
  };
}

/** A way into a roll or a fight that is prepared: its chance, if there is one, and what comes of it at once. */
function tried(action: Action, { say, forecast }: BoardProps<MoonlightView>, elsewhere: string[] = []): ChoiceLook {
  const foreseen = forecast(action);
  if (!foreseen) return {};
  const aim = foreseen.outcomes.find(({ event, times }) => AIMS.includes(String(event.event)) && times.at(-1)![0] < 2);
  const event = String(aim?.event.event);
  const chance = likely(foreseen, event);
  return {
    odds: aim && words.percent(event === "fail" ? 1 - chance : chance),
    details: lines(say, { ...foreseen, then: [] }, [event, ...elsewhere]).map((text) => ({ text })),
  };
}

/** What a card is and does, a detail each. */
function faceOf(id: Action[string] | undefined, { say }: BoardProps<MoonlightView>): { text: string }[] {
  return say.faceById(String(id)).map((text) => ({ text }));
}

function monkLook(id: string, { say }: BoardProps<MoonlightView>): ChoiceLook {
  return {
    label: say.name("monks", id),
    details: monkAbilities(say, id).map(({ name, does }) => ({ text: say.labeled(name, does) })),
  };
}

/** What the pointed choice will bring. */
export function preview(action: Action, props: BoardProps<MoonlightView>): Preview {
  const { label, odds, details = [] } = look(action, props, false);
  const said = label ?? props.say.action(action);
  return { text: [odds ? `${said} ${odds}` : said, ...details.map(({ text }) => text)].join(" · ") };
}
