import { expect, test } from "vitest";
import { newRows } from "./backup";
import { memoryDisk, type Row } from "./disk";

test("of an export, only tables that are not here are taken, and never another host's keys", () => {
  const rows: Row[] = [
    ["chat/new/00000001", "hello"],
    ["contents/digest", "{}"],
    ["entries/here/00000001", "other"],
    ["entries/new/00000001", "first"],
    ["keys/secrets", "stolen"],
    ["tables/here", "{}"],
    ["tables/new", "{}"],
    ["tables/odd", 7 as unknown as string],
  ];
  const taken = newRows(rows, new Set(["here"])).map(([key]) => key);
  expect(taken).toEqual(["chat/new/00000001", "contents/digest", "entries/new/00000001", "tables/new"]);
});

test("a disk writes all or nothing, and shows rows in the order of their keys", async () => {
  const disk = memoryDisk();
  expect(await disk.write([["b/2", "two"]], [["b/1", "one"]])).toBe(true);
  expect(
    await disk.write(
      [
        ["b/3", "three"],
        ["b/2", "again"],
      ],
      [["b/1", "changed"]],
    ),
  ).toBe(false);
  expect(await disk.scan("b/")).toEqual([
    ["b/1", "one"],
    ["b/2", "two"],
  ]);
  await disk.remove(["b/1"]);
  expect([await disk.get("b/1"), await disk.get("b/2")]).toEqual(["", "two"]);
});
