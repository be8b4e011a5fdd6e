import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { faced, PRESS, REST } from "./face";

const shown = (): Element | null => document.querySelector(".face-card");
let leave: (() => void) | void;

function piece(silent = false): { button: HTMLButtonElement; clicked: () => number } {
  const button = document.createElement("button");
  const click = vi.fn();
  button.addEventListener("click", click);
  document.body.append(button);
  leave = faced(
    () => ({ name: "Chemist", lines: ["+1 Yeast"], source: "house" }),
    () => silent,
  )(button);
  return { button, clicked: () => click.mock.calls.length };
}
const pointer = (name: string, pointerType: string): PointerEvent =>
  new PointerEvent(name, { pointerType, bubbles: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  leave?.();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("a mouse that rests reads the face, and leaves it behind", () => {
  const { button } = piece();
  button.dispatchEvent(pointer("pointerenter", "mouse"));
  vi.advanceTimersByTime(REST - 1);
  expect(shown()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(shown()?.textContent).toContain("+1 Yeast");
  button.dispatchEvent(pointer("pointerleave", "mouse"));
  expect(shown()).toBeNull();
});

test("an open face follows a change of the language", async () => {
  const { words } = await import("../../lib/i18n/words.svelte");
  const button = document.createElement("button");
  document.body.append(button);
  leave = faced(() => ({ name: `in ${words.lang}`, lines: [] }))(button);
  button.dispatchEvent(pointer("pointerenter", "mouse"));
  vi.advanceTimersByTime(REST);
  expect(shown()?.textContent).toContain("in en");
  words.lang = "fr";
  flushSync();
  expect(shown()?.textContent).toContain("in fr");
  words.lang = "en";
});

test("a long press reads instead of doing", () => {
  const { button, clicked } = piece();
  button.dispatchEvent(pointer("pointerdown", "touch"));
  vi.advanceTimersByTime(PRESS);
  expect(shown()).not.toBeNull();
  button.click();
  expect(clicked()).toBe(0);
  button.click();
  expect(clicked()).toBe(1);
});

test("a tap does what the piece does, and reads only where it does nothing", () => {
  const { button, clicked } = piece();
  button.dispatchEvent(pointer("pointerdown", "touch"));
  button.dispatchEvent(pointer("pointerup", "touch"));
  button.click();
  expect(clicked()).toBe(1);
  expect(shown()).toBeNull();
  leave?.();
  piece(true).button.click();
  expect(shown()).not.toBeNull();
});
