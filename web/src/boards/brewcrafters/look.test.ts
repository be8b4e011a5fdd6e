// Choices show what the engine forecasts, independent of earlier events.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Speech, type Entries } from "../../lib/i18n/speech";
import type { Foreseen } from "../../lib/protocol";
import type { Action, BoardProps } from "../contract";
import Floor from "./Floor.svelte";
import { look, preview } from "./look";
import { offered } from "./offers";
import own from "./text/en.ftl?raw";
import type { BrewCraftersView, Player } from "./view";

const TITLE = `fact-money = Money
outcome-sell = sell for $\{ $money }: { $recipe }
forecast-change = { $fact } { $change }
fact-malt = Malt
outcome-gain = gain { $amount } { $what }
outcome-overflow = { $stored } stored, room for { $capacity }
outcome-discard = discard { $count }
clauses = { $first }; { $second }
face-amount = { $amount } { $what }
effect-take-advanced = { $amount } Advanced of any type
action-place-half = { $half } ({ $space })
`;
const split = (name: string, ...halves: string[]) => ({
  name: { en: name },
  from: 2,
  flows: halves.map((half) => ({ half, kind: "goods" })),
});
const content: Entries = {
  ingredients: { malt: { name: { en: "Malt" } } },
  market: {
    "malt-market": { from: 2, restock: { malt: 3 }, flows: [{ kind: "take-all" }] },
    "shift-worker": split("Shift / Worker", "Shift", "Worker"),
    "worker-benefit": split("Worker / Benefit", "Worker", "Benefit"),
    specialty: split("Specialty Stall", "Yeast", "Advanced"),
  },
  recipes: { "everyday-ale": { name: { en: "Everyday Ale" }, style: "ale", cost: { malt: 2 }, rep: 1 } },
};
const player = {
  seat: 1,
  stored: 10,
  capacity: 12,
  meeples: 2,
  slots: ["tank-1", "tank-2"],
  tanks: { "tank-1": "", "tank-2": "" },
  line: [] as string[],
  shipping: {},
  infusers: [] as string[],
  labels: [] as string[],
} as Partial<Player>;
const view = {
  to_act: 1,
  decision: "",
  slot: "",
  trade: { give: "", get: {} },
  market: {
    "malt-market": { used: false, goods: { malt: 6 } },
    "shift-worker": {},
    "worker-benefit": {},
    specialty: {},
  },
  players: [player],
} as unknown as BrewCraftersView;

function given(change: Partial<BrewCraftersView>, foreseen?: Foreseen): BoardProps<BrewCraftersView> {
  return {
    view: { ...view, ...change },
    me: 1,
    seats: [],
    legal: [],
    forecast: () => foreseen,
    refused: [],
    act: () => undefined,
    why: () => undefined,
    heard: [],
    pending: null,
    pointed: null,
    point: () => undefined,
    foreseen: undefined,
    plan: [],
    planned: null,
    gather: () => undefined,
    scores: [],
    say: new Speech("en", [own, TITLE], content, []),
  };
}

let shown: Record<string, unknown> | undefined;
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("a market space tells what it brings and what will not fit", () => {
  const crowded: Foreseen = {
    exact: true,
    then: [],
    facts: { malt: [[2, 1]] },
    outcomes: [
      { event: { event: "gain", seat: 1, what: "malt", amount: 6 }, times: [[1, 1]] },
      { event: { event: "overflow", seat: 1, stored: 16, capacity: 12 }, times: [[1, 1]] },
      { event: { event: "discard", seat: 1 }, times: [[4, 1]] },
    ],
  };
  const action: Action = { do: "place", space: "malt-market" };
  const lines = ["gain 6 Malt", "16 stored, room for 12", "discard 4", "Malt +2"];
  expect(look(action, given({}, crowded), false).details?.map(({ text }) => text)).toEqual(lines);
  const { text, bad } = preview(action, given({}, crowded));
  expect(text).toBe("malt-market · gain 6 Malt · Malt +2");
  expect(bad).toBe("16 stored, room for 12; discard 4");
});

test("a half of a stall is called by its name alone, and by its neighbor where that is not enough", () => {
  const half = (space: string, half: string) => look({ do: "place-half", space, half }, given({}), false).label;
  expect(half("shift-worker", "Shift")).toBe("Shift");
  expect(half("shift-worker", "Worker")).toBe("Worker (next to Shift)");
  expect(half("worker-benefit", "Worker")).toBe("Worker (next to Benefit)");
  expect(half("specialty", "Yeast")).toBe("Yeast (Specialty Stall)");
});

test("a track tells the step that research would reach", () => {
  const researcher = { ...player, next_steps: { basic: "annual", adv: "" } } as Player;
  const step = (track: string) =>
    look({ do: "track", track }, given({ players: [researcher] }), false).details?.map(({ text }) => text);
  expect(step("basic")?.[0]).toBe("annual");
  expect(step("adv")).toEqual([]);
});

test("processing beer tells what is sold", () => {
  const sale: Foreseen = {
    exact: true,
    then: [],
    facts: { money: [[2, 1]] },
    outcomes: [{ event: { event: "sell", seat: 1, recipe: "everyday-ale", money: 2 }, times: [[1, 1]] }],
  };
  const full = look({ do: "process-collab" }, given({}, sale), false);
  expect(full.details).toEqual([{ text: "sell for $2: Everyday Ale" }, { text: "Money +2" }]);
});

test("the traders offer what the view says, also to somebody who has just come", () => {
  const trading = given({ trade: { give: "coffee", get: { malt: 5 } } });
  const action: Action = { do: "trade-get", what: "malt" };
  expect(offered(action, trading)?.get).toEqual([["malt", 5]]);
  expect(look(action, trading, false).label).toBe("5 Malt");
});

test("an ingredient of any type is counted once", () => {
  const trading = given({ trade: { give: "malt", get: { advanced: 1 } } });
  expect(look({ do: "trade-get", what: "advanced" }, trading, false).label).toBe("1 Advanced of any type");
});

test("a loan is offered with what it leaves in the purse", () => {
  const loan: Foreseen = { exact: true, then: [], facts: { money: [[4, 1]], loans: [[1, 1]] }, outcomes: [] };
  const offer = offered({ do: "borrow-and-place", space: "malt-market" }, given({}, loan));
  expect([offer?.give, offer?.get]).toEqual([[["loan", 1]], [["money", 4]]]);
});

test("the floor lights the one tank that is filled", () => {
  const props = given({ decision: "brew-slot", slot: "tank-2" });
  shown = mount(Floor, {
    target: document.body,
    props: { props, player: props.view.players[0]!, open: [], fill: () => undefined },
  });
  flushSync();
  const tags = [...document.querySelectorAll(".tag")];
  expect(tags.map((tag) => [tag.classList.contains("now"), tag.textContent.trim()])).toEqual([
    [false, "empty"],
    [true, "fill this one"],
  ]);
});
