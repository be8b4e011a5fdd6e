import { beforeEach, expect, test } from "vitest";
import { myTables, readExport } from "./myTables.svelte";

beforeEach(() => {
  for (const one of myTables.tables) myTables.drop(one.table);
});

test("the table seen last comes first", () => {
  myTables.put("a", { title: "ale", token: "s1" });
  myTables.put("b", { title: "ale", token: "s2" });
  myTables.put("a", { waiting: 2 });
  expect(myTables.tables.map((one) => one.table)).toEqual(["a", "b"]);
  expect(myTables.find("a")).toMatchObject({ token: "s1", waiting: 2 });
});

test("tables go to another browser and back, each once", () => {
  myTables.put("a", { title: "ale", token: "s1" });
  const exported = myTables.exported();
  myTables.drop("a");
  const { tables } = readExport(exported)!;
  expect(myTables.take(tables)).toBe(1);
  expect(myTables.take(tables)).toBe(0);
  expect(myTables.find("a")?.token).toBe("s1");
});

test("another file is no list of tables", () => {
  for (const other of ["{}", "null", "not even JSON"]) expect(readExport(other)).toBeNull();
});

test("what is kept survives the page", () => {
  myTables.put("a", { title: "ale", token: "s1" });
  expect(JSON.parse(localStorage.getItem("alehouse.tables") ?? "[]")).toMatchObject([{ table: "a", token: "s1" }]);
});

test("games that are over add up", () => {
  expect(myTables.standing("ale")).toBeNull();
  myTables.put("a", { title: "ale", winner: [1, 14], total: 14 });
  myTables.put("b", { title: "ale", winner: [2, 20], total: 9 });
  myTables.put("c", { title: "ale" });
  expect(myTables.standing("ale")).toEqual({ games: 2, wins: 1, best: 14 });
});
