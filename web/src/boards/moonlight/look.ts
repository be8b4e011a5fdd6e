// How Moonlight's choices look in the list.

import { words } from "../../lib/words.svelte";
import type { Action, BoardProps, ChoiceLook } from "../contract";
import { compact } from "../pieces/compact";
import { cardIcon, effect, icons, limit, strength, taste } from "./faces";
import { chance, noiseOf, task } from "./odds";
import { deed, rule, type Player, type View } from "./view";

const DEED_ICONS: Record<string, string> = { equipment: "helm", pray: "candle", meditate: "bell", hunt: "paw", dirt: "dirt" };
const ENDING = ["endTurn", "roll", "stayQuiet", "draw", "bear", "brew", "add"];

/** A room's name without what stands behind it in brackets. */
export function short(name: string): string {
  return name.replace(/\s*\(.*\)$/, "");
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** What the board shows with its face the list only names; odds and noise of an action stand nowhere else. */
const SHOWN = ["chooseMonk", "face", "keep", "keepsake"];

export function look(action: Action, props: BoardProps<View>, refused: boolean): ChoiceLook {
  const full = fullLook(action, props, refused);
  return SHOWN.includes(String(action.do)) ? compact(full, refused) : full;
}

function fullLook(action: Action, props: BoardProps<View>, refused: boolean): ChoiceLook {
  const { say, view, me } = props;
  const player = view.players[me - 1];
  const to = typeof action.to === "string" ? short(say.name("rooms", action.to)) : "";
  switch (action.do) {
    case "move":
      return { label: to, icon: "feet", group: say.say("moonlight-group-move"), short: true };
    case "convertMove":
      return { label: to, icon: "feet", group: say.say("moonlight-group-convert-move"), short: true };
    case "sprint":
      return { label: to, icon: "feet", group: say.say("moonlight-group-sprint"), short: true };
    case "convertSprint":
      return { label: to, icon: "feet", group: say.say("moonlight-group-convert-sprint"), short: true };
    case "action":
      return player ? deedLook(String(action.what), props, player, refused) : {};
    case "use":
      return {
        label: say.named(String(action.card)),
        icon: cardIcon(say, String(action.card)),
        details: [{ text: effect(say, String(action.card)) }, { text: limit(say, String(action.card)) }],
        near: refused && view.decision !== "turnStep",
      };
    case "keep":
    case "keepsake":
      return {
        icon: cardIcon(say, String(action.card)),
        details: [{ text: effect(say, String(action.card)) }, { text: limit(say, String(action.card)) }],
      };
    case "face":
      return wolfLook(String(action.werewolf), props);
    case "chooseMonk":
      return monkLook(String(action.monk), props);
    case "makeNoise":
      return rolled({ icon: "bell", near: true }, props, 1);
    case "stayQuiet":
      return rolled({ icon: "check" }, props, 0);
    case "roll":
      return rolled({ icon: "die" }, props, 0);
    case "recover":
      return { icon: "heart", details: [{ text: say.say("moonlight-one-action") }] };
    case "fight":
    case "stand":
      return { icon: "sword" };
    case "flee":
      return { icon: "feet" };
    case "duel":
      return { icon: "sword", details: [{ text: say.say("moonlight-one-action") }] };
    case "dirty":
      return { icon: "dirt" };
    case "blood":
      return { icon: "wolf" };
    case "treat":
      return { icon: "mugs" };
    case "alchemy":
    case "ancestral":
      return { icon: "crown", group: say.say("moonlight-group-ability"), short: true };
    case "keepDie":
      return { icon: "die" };
    case "randomMonk":
      return { icon: "die", plain: true };
    default:
      return { plain: ENDING.includes(String(action.do)) && props.legal.length > 1 };
  }
}

function deedLook(what: string, { say, view }: BoardProps<View>, player: Player, refused: boolean): ChoiceLook {
  const found = deed(say.content, what);
  const done = task(view, what);
  if (!found || !done) return {};
  const icon = found.kind === "ingredient" ? found.ingredient : DEED_ICONS[found.kind];
  const near = refused && done.room === player.room;
  if (done.need === 0) return { icon, details: [{ icon: "bell", text: signed(-rule(say.content, "meditation", 5)) }], near };
  const [good, bad] = noiseOf(say.content, view, player, what);
  return {
    icon,
    odds: refused ? undefined : words.percent(chance(done.need, done.bonus)),
    details: [
      { text: say.say("moonlight-roll", { need: Math.max(1, done.need - done.bonus) }) },
      ...(found.quality ? [{ text: say.say("moonlight-quality", { quality: found.quality }) }] : []),
      { icon: "bell", text: good === bad ? signed(good) : say.say("moonlight-noise-or", { good: signed(good), bad: signed(bad) }) },
    ],
    near,
  };
}

/** A choice about the roll that is being prepared: its chance with so much more on the die. */
function rolled(look: ChoiceLook, { view, say }: BoardProps<View>, more: number): ChoiceLook {
  const { need, bonus, dice } = view.roll;
  if (need === undefined || bonus === undefined) return look;
  return {
    ...look,
    odds: words.percent(chance(need, bonus + more, dice)),
    details: [{ text: say.say("moonlight-roll", { need: Math.max(1, need - bonus - more) }) }],
  };
}

function wolfLook(id: string, { say }: BoardProps<View>): ChoiceLook {
  return {
    label: say.name("werewolves", id),
    icon: "wolf",
    odds: say.say("moonlight-taste", { taste: taste(say, id) }),
    details: [...strength(say, id), ...icons(say, id)].map((text) => ({ text })),
  };
}

function monkLook(id: string, { say }: BoardProps<View>): ChoiceLook {
  const abilities = (say.content.monks?.[id]?.abilities ?? []) as string[];
  return {
    label: say.name("monks", id),
    details: abilities.map((ability) => ({ text: `${say.name("abilities", ability)}: ${say.say(`ability-${ability}`)}` })),
  };
}
