// The pages, each fetched when it is opened or about to be.

import type { Component } from "svelte";
import { loadKit } from "../boards/load";
import { titleTexts } from "../lib/i18n/texts";
import { words } from "../lib/i18n/words.svelte";

type Page = Component<{ parts: string[] }> | Component;

const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  "": () => import("./Start.svelte"),
  new: () => import("./NewTable.svelte"),
  table: () => import("./Table.svelte"),
  join: () => import("./Join.svelte"),
  learn: () => import("./Learn.svelte"),
  tutorial: () => import("./Tutorial.svelte"),
  rules: () => import("./Rules.svelte"),
  cards: () => import("./Cards.svelte"),
  workshop: () => import("./Workshop.svelte"),
  replay: () => import("./Replay.svelte"),
  replays: () => import("./Replays.svelte"),
  companion: () => import("./Companion.svelte"),
  about: () => import("./About.svelte"),
};

/** The page of that name, else the start page. */
export function fetchPage(name: string): Promise<{ default: Page }> {
  return (PAGES[name] ?? PAGES[""]!)();
}

/** Fetches everything for a title's table ahead of time. */
export function fetchTable(title: string): void {
  void Promise.allSettled([fetchPage("table"), loadKit(title), titleTexts(title, words.lang)]);
}
