// How the page shows forecasts, in the title's words.

import { expect, test } from "vitest";
import { LANGUAGES, type Lang } from "../../lib/i18n/languages";
import { Speech, type Entries, type FaceLine } from "../../lib/i18n/speech";
import { answered } from "../../lib/actions";
import type { Foreseen } from "../../lib/protocol";
import type { Action, BoardProps } from "../contract";
import { cardDoes, strengthNow } from "./faces";
import { likely, noiseAfter, noiseLines } from "./foretold";
import { look } from "./look";
import type { Fight, MoonlightView } from "./view";

const texts: Record<string, string> = {
  ...import.meta.glob("./text/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob("../../../../src/alehouse/games/moonlight/text/*/messages.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob("../../../../src/alehouse/text/*/messages.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};
const line = (key: string, args: FaceLine["args"]): FaceLine => ({ key, args, source: "house", part: "" });
const CONTENT: Entries = {
  actions: {
    "malt-hard": {
      room: "brewery",
      difficulty: 5,
      kind: "ingredient",
      ingredient: "malt",
      face: [line("face-quality", { quality: 3 })],
    },
  },
  equipment: {
    "beast-spear": {
      face: [
        line("effect", { effect: { do: "fight", amount: 1 } }),
        line("effect", { effect: { do: "trophy", amount: 1 } }),
        line("limit-permanent", {}),
      ],
    },
  },
};

function speech(lang: Lang): Speech {
  const spoken = Object.entries(texts).filter(([path]) => path.includes(`/${lang}/`) || path.endsWith(`/${lang}.ftl`));
  return new Speech(
    lang,
    spoken.map(([, text]) => text),
    CONTENT,
    ["Ann"],
  );
}

const say = speech("en");
const happens = (event: string, share: number, rest = {}): Foreseen["outcomes"][number] => ({
  event: { event, seat: 1, ...rest },
  times: [
    [0, 1 - share],
    [1, share],
  ],
});
const search: Foreseen = {
  exact: true,
  then: [],
  facts: {
    noise: [
      [2, 0.25],
      [4, 0.75],
    ],
    actions: [[-1, 1]],
  },
  outcomes: [happens("fail", 0.75), happens("found", 0.25, { ingredient: "malt", quality: 3 })],
};
const danger: Foreseen = {
  exact: false,
  then: [],
  facts: {
    noise: [
      [-6, 0.5],
      [1, 0.5],
    ],
    taste: [[-1, 1]],
  },
  outcomes: [happens("attack", 0.5)],
};

function props(foreseen: Foreseen | undefined): BoardProps<MoonlightView> {
  const board = [{ what: "malt-hard", room: "brewery", need: 5, bonus: 1, die: 4, noise: 2 }];
  const view = { board, players: [{ room: "brewery" }], decision: "turn-step", roll: null };
  return { say, view, me: 1, legal: [], forecast: () => foreseen } as unknown as BoardProps<MoonlightView>;
}

const shown = (action: Action, foreseen?: Foreseen): [string | undefined, string[]] => {
  const { odds, details = [] } = look(action, props(foreseen), foreseen === undefined);
  return [odds, details.map(({ text }) => text)];
};

test("chances and the noise afterwards are the forecast's", () => {
  expect(likely(search, "fail")).toBe(0.75);
  expect(likely(search, "attack")).toBe(0);
  expect(noiseAfter(search, 3)).toEqual([5, 7]);
  expect(noiseAfter(danger, 6)).toEqual([0, 7]);
  expect(noiseAfter(undefined, 6)).toBeNull();
  expect(noiseAfter({ exact: true, facts: {}, outcomes: [] }, 6)).toBeNull();
});

test("an action shows its chance, what it finds and its noise; a refused one only what it needs", () => {
  const action = { do: "action", what: "malt-hard" };
  expect(shown(action, search)).toEqual(["25%", ["roll 4+", "find malt 3 (25%)", "Noise +2 (25%) or +4 (75%)"]]);
  expect(shown(action)).toEqual([undefined, ["roll 4+", "quality 3"]]);
});

test("an action tells what another answer to its question would bring, and the board asks the forecast for it", () => {
  const louder = { ...search, facts: { noise: [[5, 1]] as [number, number][] }, outcomes: [happens("fail", 0.5)] };
  const [quiet, loud, flee] = [{ do: "stay-quiet" }, { do: "make-noise" }, { do: "flee" }];
  const asked = { ...search, then: [{ action: loud, forecast: louder }, { action: quiet }] };
  expect(shown({ do: "action", what: "malt-hard" }, asked)[1].at(-1)).toBe("Make Noise: Noise +5");
  expect(answered(asked, loud)).toBe(louder);
  expect(answered(asked, quiet)).toBe(asked);
  expect(answered(asked, flee)).toBeUndefined();
  expect(answered(undefined, loud)).toBeUndefined();
});

test("Making Noise shows the chance that it leads to", () => {
  expect(shown({ do: "make-noise" }, search)[0]).toBe("25%");
});

test("a fight and a roll that are prepared show their chance, and what comes of them at once", () => {
  const fight: Foreseen = { exact: true, then: [], facts: {}, outcomes: [happens("win", 0.65), happens("loss", 0.35)] };
  expect(shown({ do: "fight" }, fight)).toEqual(["65%", ["defeat (35%)"]]);
  const asked = { ...search, then: [{ action: { do: "make-noise" }, forecast: danger }] };
  expect(shown({ do: "roll" }, asked)).toEqual([
    "25%",
    ["find malt 3 (25%)", "Noise +2 (25%) or +4 (75%)", "Actions \u22121"],
  ]);
  const certain: Foreseen = { exact: true, then: [], facts: { taste: [[4, 1]] }, outcomes: [] };
  expect(shown({ do: "stand" }, certain)).toEqual([undefined, ["Taste +4"]]);
});

test("sprinting tells its noise in its heading", () => {
  const sprint: Foreseen = { exact: true, then: [], facts: { noise: [[4, 1]] }, outcomes: [] };
  expect(look({ do: "sprint", to: "forest" }, props(sprint), false).group).toBe("Sprint, two doors: Noise +4");
});

test("a choice that may bring a werewolf says so beside the noise", () => {
  expect(noiseLines(say, danger)).toEqual(["a Werewolf attacks (50%)", "Noise \u22126 (50%) or +1 (50%)"]);
  expect(noiseLines(say, undefined)).toEqual([]);
});

test.each(LANGUAGES)("in %s the labels of sprinting and Making Noise leave numbers to the forecast", (lang) => {
  for (const action of [{ do: "sprint", to: "forest" }, { do: "make-noise" }])
    expect(speech(lang).action(action)).not.toMatch(/\d/);
});

test("the Beast Spear tells both its effects", () => {
  const { does, often } = cardDoes(say, "beast-spear");
  expect(does).toBe("+1 in fights; +1 Taste for each Werewolf you beat");
  expect(often).toBe(say.say("limit-permanent"));
});

test("a werewolf in a fight shows its strength now, a pack how far it is beaten", () => {
  const fight = { foe_dice: 1, foe_bonus: 2, member: 2, beaten: 1 } as Fight;
  expect(strengthNow(say, { ...fight, members: 1 })).toBe("one die +2");
  expect(strengthNow(say, { ...fight, members: 3 })).toBe("one die +2; member 2 of 3, 1 beaten");
});

test("a used keepsake is back next night, another card next phase", () => {
  expect(say.say("moonlight-card-used", { limit: "night" })).toBe("used, ready next night");
  expect(say.say("moonlight-card-used", { limit: "phase" })).toBe("used, ready next phase");
});

test("the headline names only what is open", () => {
  const asked = (walk: boolean, act: boolean): string =>
    say.headline("moonlight", "turn-step", { key: "left", args: { moves: 0, actions: 2, walk, act } });
  expect(asked(true, true)).toBe("Walk to a lit room, or act here");
  expect(asked(true, false)).toBe("Walk to a lit room");
  expect(asked(false, true)).toBe("Act here, or end the turn");
  expect(asked(false, false)).toBe("Use a card, or end the turn");
});
