// Shared by the tests of boards whose stories are banners.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Speech } from "../../lib/i18n/speech";

const say = new Speech("en", [], { recipes: { stout: { type: "stout" } } }, ["Ann", "Bob"]);

/** A name for the test, the story, and the sign and some words of its banner. */
export type Told = [string, object, string, string];

export function testStories(Story: Component<never>, stories: Told[]): void {
  let shown: Record<string, unknown> | undefined;
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.replaceChildren();
  });
  test.each(stories)("%s is shown with its sign until a key is pressed", (_name, story, sign, words) => {
    const close = vi.fn();
    shown = mount(Story as Component, { target: document.body, props: { story, say, close } as object });
    flushSync();
    const banner = document.querySelector(".story")!;
    expect(banner.querySelector(`use[href="${sign}"]`)).not.toBeNull();
    expect(banner.querySelector(".words")!.textContent).toContain(words);
    dispatchEvent(new KeyboardEvent("keydown"));
    expect(close).toHaveBeenCalledOnce();
  });
}
