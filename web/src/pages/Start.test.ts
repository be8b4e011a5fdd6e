import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { cover } from "../boards/covers";
import type { TitleShown } from "../lib/protocol";
import { house } from "../lib/state/house.svelte";
import Start from "./Start.svelte";

const title = (id: string): TitleShown => ({
  id,
  name: `The ${id}`,
  rules: 1,
  min_seats: 2,
  max_seats: 5,
  options: [],
  packs: [],
  quick: { seats: 3, level: "regular" },
  color: "#123456",
  phase: "",
  sheet: [],
  counters: [],
  styles: [],
  tutorial: false,
});

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  house.titles = [];
  vi.unstubAllGlobals();
});

test("a title that the page has never heard of stands on the shelf, with the plain box", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  house.titles = ["ale", "bock", "cider", "dunkel", "export"].map(title);
  shown = mount(Start, { target: document.body });
  flushSync();
  const boxes = [...document.querySelectorAll<HTMLElement>("article")];
  expect(boxes.map((box) => box.querySelector("h2")?.textContent)).toEqual([
    "The ale",
    "The bock",
    "The cider",
    "The dunkel",
    "The export",
  ]);
  expect(document.querySelectorAll(".shelf")).toHaveLength(2);
  expect(cover("ale")).toBe(cover("generic"));
  expect(document.querySelector(".box svg")?.innerHTML).toContain("#75502f"); // from the generic drawing
});
