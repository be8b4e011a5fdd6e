import { expect, test } from "vitest";
import type { Action } from "../contract";
import type { MoonlightView } from "./view";
import { laid } from "./windows";

const at = (decision: string): MoonlightView => ({ decision }) as unknown as MoonlightView;
const no = { action: { do: "use", card: "lucky-coin" }, reason: { rule: "MB-120", key: "used", args: {} } };

test("walking and acting need no window", () => {
  expect(laid({ view: at("turn-step"), legal: [{ do: "move", to: "chapel" }], refused: [no] })).toEqual({
    big: [],
    small: [],
    off: [],
  });
});

test("werewolves are pictures, and what else may be done stands below them", () => {
  const legal: Action[] = [
    { do: "face", werewolf: "raider" },
    { do: "face", werewolf: "big-paw" },
    { do: "use", card: "old-hound" },
  ];
  const { big, small } = laid({ view: at("hunt-pick"), legal, refused: [] });
  expect(big.map((action) => action.werewolf)).toEqual(["raider", "big-paw"]);
  expect(small).toEqual([{ do: "use", card: "old-hound" }]);
});

test("before a fight the cards that cannot help say why", () => {
  const { big, small, off } = laid({ view: at("fight-cards"), legal: [{ do: "fight" }], refused: [no] });
  expect([big, small, off]).toEqual([[], [{ do: "fight" }], [no]]);
});

test("while others decide nothing lies over the map", () => {
  expect(laid({ view: at("fight-cards"), legal: [], refused: [] }).small).toEqual([]);
});
