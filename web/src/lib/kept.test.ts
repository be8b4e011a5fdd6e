import { beforeEach, expect, test } from "vitest";
import { kept } from "./kept.svelte";

beforeEach(() => {
  for (const one of kept.tables) kept.drop(one.table);
});

test("the table seen last comes first", () => {
  kept.put("a", { title: "moonlight", token: "s1" });
  kept.put("b", { title: "moonlight", token: "s2" });
  kept.put("a", { waiting: 2 });
  expect(kept.tables.map((one) => one.table)).toEqual(["a", "b"]);
  expect(kept.find("a")).toMatchObject({ token: "s1", waiting: 2 });
});

test("tables go to another browser and back, each once", () => {
  kept.put("a", { title: "moonlight", token: "s1" });
  const exported = kept.exported();
  kept.drop("a");
  expect(kept.take(exported)).toBe(1);
  expect(kept.take(exported)).toBe(0);
  expect(kept.find("a")?.token).toBe("s1");
});

test("another file is no list of tables", () => {
  expect(kept.take("{}")).toBe(-1);
  expect(kept.take("not even JSON")).toBe(-1);
});

test("what is kept survives the page", () => {
  kept.put("a", { title: "moonlight", token: "s1" });
  expect(JSON.parse(localStorage.getItem("alehouse.tables") ?? "[]")).toMatchObject([{ table: "a", token: "s1" }]);
});
