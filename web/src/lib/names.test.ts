import { expect, test, vi } from "vitest";
import fr from "../../../src/alehouse/text/fr/messages.ftl?raw";
import type { SeatShown } from "./protocol";

vi.mock("./i18n/texts", () => ({ pageTexts: async () => [fr] }));
const { words } = await import("./i18n/words.svelte");
const { namesOf } = await import("./names");

const seat = (number: number, name: string, kind = "bot"): SeatShown =>
  ({ seat: number, name, kind }) as unknown as SeatShown;

test("bots have names of their own, and those of a record their level in the reader's words", async () => {
  await words.choose("fr");
  const seats = [seat(1, "Ann (née Bell)", "person"), seat(2, ""), seat(3, "Corvin (regular)")];
  expect(namesOf(seats)).toEqual(["Ann (née Bell)", "Berta", "Corvin (habitué)"]);
  expect(namesOf([seat(1, "Bot 1 (master+cautious:50ms)"), seat(2, "Bot 2 (mine.py:Bot)")])).toEqual([
    "Bot 1 (maître, prudent:50ms)",
    "Bot 2 (mine.py:Bot)",
  ]);
});
