import { expect, test } from "vitest";
import { digest, entries, fromHistory, heardMore } from "./log";
import type { Heard } from "./protocol";

const heard = (
  version: number,
  steps: number,
  kind: string,
  seat: number,
  ...events: { event: string; seat?: number }[]
): Heard => ({
  version,
  steps,
  cause: { kind, seat },
  events,
});

test("what is heard is added step by step", () => {
  let lines = fromHistory([{ step: 1, seat: 1, action: null, events: [{ event: "move", seat: 1 }] }]);
  lines = heardMore(lines, heard(2, 2, "acted", 2, { event: "roll", seat: 2 }, { event: "end" }));
  expect(lines.map((line) => [line.step, line.seat, line.told?.event])).toEqual([
    [1, 1, "move"],
    [2, 2, "roll"],
    [2, 2, "end"],
  ]);
  expect(new Set(lines.map((line) => line.key)).size).toBe(3);
});

test("what was undone is gone, and the log says who undid it", () => {
  let lines = fromHistory([]);
  for (const step of [1, 2, 3]) lines = heardMore(lines, heard(step, step, "acted", 1, { event: "move", seat: 1 }));
  lines = heardMore(lines, heard(4, 1, "undone", 1));
  expect(lines.map((line) => [line.step, line.kind])).toEqual([
    [1, "told"],
    [1, "undone"],
  ]);
});

test("the digest is what happened since the reader's own last step", () => {
  let lines = heardMore([], heard(1, 1, "acted", 1, { event: "move", seat: 1 }));
  lines = heardMore(lines, heard(2, 2, "acted", 2, { event: "move", seat: 2 }));
  lines = heardMore(lines, heard(3, 3, "acted", 3, { event: "move", seat: 3 }));
  expect(digest(lines, [1]).map((line) => line.seat)).toEqual([2, 3]);
  expect(digest(lines, [3])).toEqual([]);
  expect(digest(lines, [])).toHaveLength(3);
});

test("an action is one entry, and what happens to the table is another", () => {
  let lines = heardMore([], heard(1, 1, "acted", 1, { event: "roll", seat: 1 }, { event: "found", seat: 1 }));
  lines = heardMore(lines, heard(2, 1, "stood-in", 2));
  lines = heardMore(lines, heard(3, 2, "acted", 2, { event: "move", seat: 2 }));
  expect(entries(lines).map(({ seat, lines: told }) => [seat, told.length])).toEqual([
    [1, 2],
    [2, 1],
    [2, 1],
  ]);
});
