// Patches from the server turn a state into the next one.

import { expect, test } from "vitest";
import { patched } from "./patch";

const old = {
  version: 1,
  proposal: null,
  player_view: {
    view: {
      players: [
        { coins: 3, hand: ["a", "b"] },
        { coins: 5, hand: [] },
      ],
      season: "winter",
    },
    undo: null,
  },
};

test("only what changed is replaced, the rest is the same object", () => {
  const next = patched(old, {
    version: [2],
    player_view: { view: { players: { "0": { coins: [4] } } } },
  }) as typeof old;
  expect(next.version).toBe(2);
  expect(next.player_view.view.players[0]).toEqual({ coins: 4, hand: ["a", "b"] });
  expect(next.player_view.view.players[1]).toBe(old.player_view.view.players[1]);
  expect(old.player_view.view.players[0]!.coins).toBe(3);
});

test("values may become empty, null, or a list within a list", () => {
  const next = patched(old, {
    proposal: [{ seat: 1 }],
    player_view: { view: { players: { "0": { hand: [[]] } } }, undo: [null] },
  });
  expect(next).toEqual({
    version: 1,
    proposal: { seat: 1 },
    player_view: {
      view: {
        players: [
          { coins: 3, hand: [] },
          { coins: 5, hand: [] },
        ],
        season: "winter",
      },
      undo: null,
    },
  });
});

test("fields come and go", () => {
  const next = patched(old, { player_view: { view: { season: [], weather: ["rain"] } } }) as {
    player_view: { view: object };
  };
  expect(Object.keys(next.player_view.view)).toEqual(["players", "weather"]);
});

test("an empty patch changes nothing", () => {
  expect(patched(old, {})).toEqual(old);
});
