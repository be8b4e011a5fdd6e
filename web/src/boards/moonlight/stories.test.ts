import { expect, test } from "vitest";
import { lingers, stories } from "./stories";

test("a roll is told with its die, its total and what it needed", () => {
  const [roll] = stories([
    { event: "roll", seat: 1, what: "malt-hard", die: 3, total: 4 },
    { event: "fail", seat: 1, what: "malt-hard", need: 5 },
    { event: "noise", seat: 1, noise: 5, change: 3 },
  ]);
  expect(roll).toEqual({ kind: "roll", seat: 1, what: "malt-hard", die: 3, total: 4, need: 5, success: false });
});

test("a failed roll that brings a werewolf is two stories", () => {
  const told = stories([
    { event: "roll", seat: 2, what: "hops-hard", die: 1, total: 1 },
    { event: "fail", seat: 2, what: "hops-hard", need: 5 },
    { event: "attack", seat: 2, room: "hop-garden" },
    { event: "reveal", seat: 2, werewolf: "raider" },
    { event: "fight", seat: 2, werewolf: "raider" },
    { event: "fight-roll", seat: 2, die: 3 },
    { event: "compare", seat: 2, werewolf: "raider", own: 3, foe: 5 },
    { event: "loss", seat: 2, werewolf: "raider" },
    { event: "injury", seat: 2, dirt: 1 },
  ]);
  expect(told.map((story) => story.kind)).toEqual(["roll", "fight"]);
  expect(told[1]).toMatchObject({
    attacked: true,
    werewolf: "raider",
    dice: [3],
    blows: [{ own: 3, foe: 5 }],
    result: "loss",
    injured: true,
  });
});

test("a fight that was prepared in an earlier step continues", () => {
  const [fight] = stories([
    { event: "fight-roll", seat: 1, die: 6 },
    { event: "compare", seat: 1, werewolf: "alpha", own: 8, foe: 7 },
    { event: "win", seat: 1, werewolf: "alpha" },
    { event: "trophy", seat: 1, werewolf: "alpha", taste: 3 },
  ]);
  expect(fight).toMatchObject({ kind: "fight", werewolf: "alpha", result: "win", taste: 3 });
});

test("in a duel the winner's name decides who lost", () => {
  const [duel] = stories([
    { event: "duel", seat: 1, other: 3 },
    { event: "fight-roll", seat: 1, die: 2 },
    { event: "fight-roll", seat: 3, die: 5 },
    { event: "duel-compare", seat: 1, other: 3, own: 2, foe: 5 },
    { event: "duel-won", seat: 3, other: 1 },
  ]);
  expect(duel).toMatchObject({ kind: "duel", seat: 1, other: 3, dice: [2, 5], result: "loss" });
});

test("a werewolf that is only drawn is no story yet", () => {
  expect(stories([{ event: "fight", seat: 1, werewolf: "alpha" }])).toEqual([]);
  expect(lingers([{ event: "move", seat: 1, room: "chapel" }])).toBe(0);
});
