import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Spot from "./Spot.svelte";

const action = { do: "base", space: "MH1" };
const no = { action, reason: { rule: "DB-030", key: "used-space", args: {} } };

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

function show(given: { action?: typeof action; no?: typeof no; pending?: typeof action }) {
  const { pending = null, ...rest } = given;
  const on = { act: vi.fn(), why: vi.fn(), point: vi.fn(), pending, pointed: null };
  shown = mount(Spot, { target: document.body, props: { on, label: "Malt House 1", ...rest } });
  flushSync();
  return { on, spot: document.querySelector(".spot")!, button: document.querySelector<HTMLButtonElement>(".press")! };
}

test("what may be done is lit and acts", () => {
  const { on, spot, button } = show({ action });
  expect(spot.classList.contains("lit")).toBe(true);
  expect(button.getAttribute("aria-disabled")).toBeNull();
  button.click();
  expect(on.act).toHaveBeenCalledWith(action);
});

test("what may not be done says why, and is never done", () => {
  const { on, spot, button } = show({ no });
  expect(spot.classList.contains("off")).toBe(true);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  button.click();
  expect(on.why).toHaveBeenCalledWith(no, button);
  expect(on.act).not.toHaveBeenCalled();
});

test("where nothing is to be said an open bubble is closed", () => {
  const { on, button } = show({});
  button.click();
  expect(on.why).toHaveBeenCalledWith(null, button);
});

test("what was sent waits, and the keyboard's path is the list of choices", () => {
  const { spot, button } = show({ action, pending: { ...action } });
  expect(spot.classList.contains("wait")).toBe(true);
  expect(button.tabIndex).toBe(-1);
  expect(button.getAttribute("aria-label")).toBe("Malt House 1");
});
