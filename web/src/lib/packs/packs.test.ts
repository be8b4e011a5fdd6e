// Packs being edited: changes, copies, links, and storage in the browser.

import { beforeEach, expect, test } from "vitest";
import { myPacks } from "../storage/myPacks.svelte";
import {
  asEffect,
  entryOf,
  fresh,
  markOf,
  onlyMentioned,
  problemsAt,
  readByPlayers,
  withCopy,
  withEntry,
  withField,
} from "./draft";
import { packed, unpacked } from "./link";

const HOUSE = {
  equipment: {
    mace: { source: "house", limit: "game", effects: [{ do: "fight", amount: 1 }], face: [] },
    axe: { source: "house", limit: "phase", effects: [{ do: "sword" }], name: { en: "Axe" } },
  },
};
const MACE = { section: "equipment", id: "mace" };
const ICON = {
  kind: "effect" as const,
  variants: {
    sword: { kind: "fields" as const, fields: { do: { kind: "word" as const, allowed: ["sword"] } } },
    fight: {
      kind: "fields" as const,
      fields: {
        do: { kind: "word" as const, allowed: ["fight"] },
        amount: { kind: "whole" as const, low: -6, high: 6 },
      },
    },
    noise: {
      kind: "fields" as const,
      fields: {
        do: { kind: "word" as const, allowed: ["noise"] },
        amount: { kind: "whole" as const, low: -6, high: 3 },
      },
    },
  },
};

test("a field that is as it was is no change", () => {
  const louder = withField(HOUSE, {}, MACE, "limit", "phase");
  expect(louder).toEqual({ equipment: { mace: { limit: "phase" } } });
  expect(markOf(HOUSE, louder, MACE)).toBe("changed");
  expect(withField(HOUSE, louder, MACE, "limit", "game")).toEqual({});
  expect(withField(HOUSE, {}, MACE, "copies", 1)).toEqual({});
  expect(markOf(HOUSE, withField(HOUSE, {}, MACE, "copies", 0), MACE)).toBe("out");
});

test("a copy is like its original and has its changes, and a copy of a copy too", () => {
  const first = withField(HOUSE, {}, MACE, "limit", "phase");
  const [second, place] = withCopy(HOUSE, first, MACE, "Mace");
  expect(place).toEqual({ section: "equipment", id: "mace-b" });
  expect(second.equipment!["mace-b"]).toEqual({ like: "mace", limit: "phase", name: "Mace B" });
  expect(markOf(HOUSE, second, place)).toBe("new");
  const [third, again] = withCopy(HOUSE, second, place, "Mace B");
  expect(third.equipment![again.id]).toEqual({ like: "mace", limit: "phase", name: "Mace B B" });
  expect(entryOf(HOUSE, third, again)).toMatchObject({ effects: [{ do: "fight", amount: 1 }], limit: "phase" });
  expect(withEntry(HOUSE, third, again, null)).toEqual(second);
});

test("everything that is not mentioned is left out", () => {
  const changed = withField(HOUSE, {}, MACE, "limit", "phase");
  expect(onlyMentioned(HOUSE, changed, "equipment")).toEqual({
    equipment: { axe: { copies: 0 }, mace: { limit: "phase" } },
  });
});

test("another effect keeps what fits it", () => {
  expect(asEffect(ICON, "noise", { do: "fight", amount: 2 })).toEqual({ do: "noise", amount: 2 });
  expect(asEffect(ICON, "noise", { do: "fight", amount: 6 })).toEqual({ do: "noise", amount: 1 });
  expect(asEffect(ICON, "sword", { do: "fight", amount: 6 })).toEqual({ do: "sword" });
  expect(fresh({ kind: "list", low: 2, high: 3, item: ICON })).toEqual([{ do: "sword" }, { do: "sword" }]);
});

test("problems belong to their part", () => {
  const problem = { section: "", entry: "", at: ["effects", "0", "amount"], misfit: true, detail: "" };
  expect(problemsAt([problem], ["effects"])).toEqual([]);
  expect(problemsAt([problem], ["effects"], true)).toEqual([problem]);
  expect(problemsAt([problem], ["effects", "1"], true)).toEqual([]);
});

test("numbers by players are typed with commas", () => {
  expect(readByPlayers("")).toBeUndefined();
  expect(readByPlayers("9")).toBe(9);
  expect(readByPlayers("2, 1,0")).toEqual([2, 1, 0]);
  expect(readByPlayers("2, x")).toBe("2, x");
});

test("a pack goes through a link, and nothing else does", async () => {
  const pack = { title: "ale", name: "Caffè é ½", changes: { equipment: { mace: { limit: "phase" } } } };
  const letters = await packed(pack);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(await unpacked(letters)).toEqual(pack);
  for (const odd of ["", "%", "abc", letters.slice(0, 20), await packed({ ...pack, changes: [] as never })])
    expect(await unpacked(odd)).toBeNull();
});

test("a link that holds far too much is not opened", async () => {
  const huge = { title: "ale", name: "x".repeat(10_000_000), changes: {} };
  expect(await unpacked(await packed(huge))).toBeNull();
});

beforeEach(() => {
  for (const { id } of myPacks.packs) myPacks.drop(id);
});

test("packs are kept, the one changed last first, and a shared one once", () => {
  const first = myPacks.add({ title: "ale", name: "One", changes: {} });
  const second = myPacks.add({ title: "ale", name: "Two", changes: {} });
  myPacks.put(first.id, { changes: { equipment: {} } });
  expect(myPacks.packs.map(({ name }) => name)).toEqual(["One", "Two"]);
  expect(JSON.parse(localStorage.getItem("alehouse.packs") ?? "[]")).toHaveLength(2);
  expect(myPacks.keep({ title: "ale", name: "Two", changes: {} }).id).toBe(second.id);
  expect(myPacks.keep({ title: "ale", name: "Three", changes: {} }).id).not.toBe(second.id);
});
