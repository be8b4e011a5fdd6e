import { expect, test } from "vitest";
import { door, doorName, doors, ROOMS, standing } from "./map";

test("doors are the same both ways and listed once", () => {
  const rooms = { chapel: { doors: { to: ["library"] } }, library: { doors: { to: ["chapel"] } } };
  expect(doors(rooms)).toEqual(["chapel library"]);
  expect(doorName("library", "chapel")).toBe("chapel library");
});

test("a door that the walls were not drawn for lies half-way", () => {
  const { x, y, w, h } = door(doorName("forest", "library"));
  expect(x + w / 2).toBe((ROOMS.forest!.feet[0] + ROOMS.library!.feet[0]) / 2);
  expect(y + h / 2).toBe((ROOMS.forest!.feet[1] + ROOMS.library!.feet[1]) / 2);
});

test("eight monks in one room stand apart, in two rows of four", () => {
  const places = Array.from({ length: 8 }, (_, index) => standing("bakery", 8, index));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  expect(new Set(places.map(({ y }) => y)).size).toBe(2);
  for (const { x } of places) expect(x).toBeGreaterThan(ROOMS.bakery!.x);
});
