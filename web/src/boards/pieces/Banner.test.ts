import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Speech } from "../../lib/i18n/speech";
import BrewCraftersStory from "../brewcrafters/Story.svelte";
import DiceBrewingStory from "../dicebrewing/Story.svelte";

const say = new Speech("en", [], { recipes: { stout: { type: "stout" } } }, ["Ann", "Bob"]);

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

const STORIES: [string, Component<never>, object, string, string][] = [
  ["a season of Brew Crafters", BrewCraftersStory, { kind: "season", season: "fall", year: 2 }, "#i-fall", "season"],
  ["a Gold Label", BrewCraftersStory, { kind: "label", seat: 1, recipe: "stout" }, "#i-gold", "Ann"],
  ["a completed collaboration", BrewCraftersStory, { kind: "complete", seat: 2 }, "#i-beer", "Bob"],
  ["Winter's costs", BrewCraftersStory, { kind: "costs", paid: [{ seat: 2, money: 3, loans: 1 }] }, "#i-winter", "Bob"],
  [
    "a season of Dice Brewing",
    DiceBrewingStory,
    { kind: "season", season: "summer", round: 2, seat: 1 },
    "#i-summer",
    "round",
  ],
  ["a brew", DiceBrewingStory, { kind: "brew", seat: 1, recipe: "stout", experience: 4, coins: 0 }, "#i-xp", "+4"],
];

test.each(STORIES)("%s is shown with its sign until a key is pressed", (_name, story, told, sign, words) => {
  const close = vi.fn();
  shown = mount(story as Component, { target: document.body, props: { story: told, say, close } as object });
  flushSync();
  const banner = document.querySelector(".story")!;
  expect(banner.querySelector(`use[href="${sign}"]`)).not.toBeNull();
  expect(banner.querySelector(".words")!.textContent).toContain(words);
  dispatchEvent(new KeyboardEvent("keydown"));
  expect(close).toHaveBeenCalledOnce();
});
