import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Speech } from "../../lib/i18n/speech";
import Story from "./Story.svelte";

const say = new Speech("en", [], { recipes: { stout: { type: "stout" } } }, ["Ann", "Bob"]);

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

const STORIES: [string, object, string, string][] = [
  ["a season", { kind: "season", season: "summer", round: 2, seat: 1 }, "#i-summer", "round"],
  ["a brew", { kind: "brew", seat: 1, recipe: "stout", experience: 4, coins: 0 }, "#i-xp", "+4"],
];

test.each(STORIES)("%s is shown with its sign until a key is pressed", (_name, told, sign, words) => {
  const close = vi.fn();
  shown = mount(Story, { target: document.body, props: { story: told, say, close } as never });
  flushSync();
  const banner = document.querySelector(".story")!;
  expect(banner.querySelector(`use[href="${sign}"]`)).not.toBeNull();
  expect(banner.querySelector(".words")!.textContent).toContain(words);
  dispatchEvent(new KeyboardEvent("keydown"));
  expect(close).toHaveBeenCalledOnce();
});
