import { expect, test } from "vitest";
import type { RefusedAction } from "../../lib/protocol";
import { chosenOf, dieAction, dieRefused, gatherable, needs, read, shownBy } from "./dice";

test("a die is read with its bonus and its marker", () => {
  expect(read("Y4")).toMatchObject({ kind: "y", colour: "pale-malt", shown: 4, bonus: 0, mark: "" });
  expect(read("K3+2 blocked")).toMatchObject({ kind: "k", colour: "dark-malt", shown: 5, bonus: 2, mark: "blocked" });
  expect(read("G")).toMatchObject({ kind: "g", colour: "hops", shown: 0 });
  expect(read("U1*")).toMatchObject({ kind: "u", colour: "skill", shown: 1 });
});

test("the value of an action shows what the die counts as", () => {
  expect(shownBy(4)).toBe(4);
  expect(shownBy("3-plus-1")).toBe(4);
  expect(shownBy("1-opening")).toBe(1);
});

test("a die finds its action by what it is, never by its place", () => {
  const plain = { do: "pick", zone: "active", colour: "hops", value: 5 };
  const raised = { do: "pick", zone: "active", colour: "hops", value: "4-plus-1" };
  const marked = { do: "pick-marked", mark: "protected", zone: "storage", colour: "skill", value: 6 };
  const target = { do: "target", seat: 2, zone: "storage", colour: "hops", value: 5 };
  const legal = [plain, raised, marked, target];
  expect(dieAction(legal, "G5", "active", 1, true)).toBe(plain);
  expect(dieAction(legal, "G4+1", "active", 1, true)).toBe(raised);
  expect(dieAction(legal, "U6 protected", "storage", 1, true)).toBe(marked);
  expect(dieAction(legal, "G5", "storage", 2, false)).toBe(target);
  expect(dieAction(legal, "G5", "storage", 1, true)).toBeUndefined();
  expect(dieAction(legal, "G5", "active", 2, false)).toBeUndefined();
});

test("a refused die is found in the same way", () => {
  const no: RefusedAction = {
    action: { do: "pick", zone: "storage", colour: "skill", value: 2 },
    reason: { rule: "DB-021", key: "stays-stored", args: {} },
  };
  expect(dieRefused([no], "U2", "storage", 1, true)).toBe(no);
  expect(dieRefused([no], "U2", "active", 1, true)).toBeUndefined();
});

test("each chosen die marks one die of the pool", () => {
  expect(chosenOf(["Y4", "Y4", "K2"], ["Y4"])).toEqual([true, false, false]);
  expect(chosenOf(["Y4", "Y4", "K2"], ["K2", "Y4", "Y4"])).toEqual([true, true, true]);
});

test("a recipe tells which dice are stored, which wait to be stored, which are missing", () => {
  const progress = [
    { least: "Y3", die: "Y3", zone: "storage" },
    { least: "Y4", die: "Y5", zone: "active" },
    { least: "K3", die: "", zone: "" },
  ];
  expect(needs(["Y4", "Y3", "K3"], progress).map(({ least, state }) => [least, state])).toEqual([
    [3, "met"],
    [4, "store"],
    [3, "missing"],
  ]);
});

test("nobody's recipe has no marks", () => {
  expect(needs(["Y4"], undefined)).toEqual([{ kind: "y", colour: "pale-malt", least: 4, state: "open" }]);
});

test("a set is gathered from the zones in which a die may be picked", () => {
  const player = { active: ["Y4"], storage: ["G5", "U2"] };
  const pick = (zone: string) => ({ do: "pick", zone, colour: "hops", value: 5 });
  const names = (decision: string, ...zones: string[]) =>
    gatherable(decision, zones.map(pick), player).map(({ name }) => name);
  expect(names("brew-dice", "storage")).toEqual(["G5", "U2"]);
  expect(names("school-reroll", "storage", "active")).toEqual(["Y4", "G5", "U2"]);
  expect(names("place-die", "active")).toEqual([]);
});
