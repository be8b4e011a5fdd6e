import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Action, BoardKit, BoardProps } from "../boards/contract";
import { Speech } from "../lib/i18n/speech";
import Choices from "./Choices.svelte";

const TEXT = "action-move = Go to { $to }\naction-end = End\naction-pray = Pray\n";
const refusal = { action: { do: "pray" }, reason: { rule: "MB-049", key: "elsewhere", args: {} } };
const kit: BoardKit = {
  Board: (() => ({})) as unknown as BoardKit["Board"],
  look: (action) => ({
    short: action.do === "move",
    group: action.do === "move" ? "Free move" : "",
    plain: action.do === "end",
  }),
};

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

function show(change: Partial<BoardProps>, leaveOut: Action[] = []): HTMLElement {
  const given: BoardProps = {
    view: {},
    me: 1,
    seats: [],
    legal: [],
    forecast: () => undefined,
    refused: [],
    act: () => undefined,
    why: () => undefined,
    heard: [],
    pending: null,
    pointed: null,
    point: () => undefined,
    foreseen: undefined,
    plan: [],
    planned: null,
    gather: () => undefined,
    scores: [],
    say: new Speech("en", [TEXT], {}, []),
    ...change,
  };
  shown = mount(Choices, { target: document.body, props: { kit, given, leaveOut } });
  flushSync();
  return document.body;
}

test("what may be done is lit and acts by what it says, what stands in the bar is left out", () => {
  const act = vi.fn();
  const page = show({ legal: [{ do: "move", to: "chapel" }, { do: "end" }], act }, [{ do: "end" }]);
  expect(page.querySelectorAll(".choice")).toHaveLength(1);
  const move = page.querySelector<HTMLButtonElement>(".choice.lit")!;
  expect(move.textContent).toContain("Go to chapel");
  move.click();
  expect(act).toHaveBeenCalledWith({ do: "move", to: "chapel" });
});

test("what is refused can be reached and asked about, but never done", () => {
  const act = vi.fn();
  const why = vi.fn();
  const page = show({ refused: [refusal], act, why });
  const choice = page.querySelector<HTMLButtonElement>(".choice.off")!;
  expect(choice.getAttribute("aria-disabled")).toBe("true");
  expect(choice.disabled).toBe(false);
  choice.click();
  expect(act).not.toHaveBeenCalled();
  expect(why).toHaveBeenCalledWith(refusal, choice);
});

test("a choice on its way is marked", () => {
  const page = show({ legal: [{ do: "move", to: "chapel" }], pending: { do: "move", to: "chapel" } });
  expect(page.querySelector(".choice")?.classList.contains("wait")).toBe(true);
});

test("pointing at a choice tells the board which one", () => {
  const point = vi.fn();
  const page = show({ legal: [{ do: "move", to: "chapel" }], point });
  page.querySelector(".choice")!.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  expect(point).toHaveBeenCalledWith({ do: "move", to: "chapel" });
});
