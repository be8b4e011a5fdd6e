// The tutor: only the requested move advances, others get a friendly answer, and progress is stored.

import { beforeEach, expect, test } from "vitest";
import type { Action } from "../../boards/contract";
import { pace } from "../../lib/state/pace.svelte";
import type { Lesson, Moment, Tutorial } from "../../lib/protocol";
import { progress } from "./progress";
import { Tutor } from "./tutor.svelte";

const GO: Action = { do: "move", to: "chapel" };
const STAY: Action = { do: "end-turn" };

const moment = (to_act: number, events: string[] = []): Moment => ({
  heard: events.map((event) => ({ event })),
  player_view: {
    seat: 1,
    view: { to_act },
    decision: "turn-step",
    legal: to_act === 1 ? [GO, STAY] : [],
    forecasts: [],
    refused: [],
    scores: [],
    undo: null,
    automatic: null,
    because: [],
    shortcuts: [],
  },
});
const lesson = (id: string, ask: Action | null, fresh: boolean, ...moments: Moment[]): Lesson => ({
  id,
  rules: ["MB-037"],
  ask,
  fresh,
  moments,
});
const TUTORIAL: Tutorial = {
  title: "ale",
  rules: 1,
  seats: 2,
  options: {},
  minutes: 6,
  teaches: ["turn-step"],
  lessons: [
    lesson("welcome", null, true, moment(1)),
    lesson("move", GO, false, moment(1)),
    lesson("later", GO, false, moment(2, ["move"]), moment(1, ["move", "phase"])),
    lesson("end", null, true, moment(0)),
  ],
};

let tutor: Tutor;
beforeEach(() => {
  localStorage.clear();
  pace.choose("instant");
  tutor = new Tutor(TUTORIAL, "Ann");
});

test("a lesson that asks for nothing lights nothing and leads on by itself", () => {
  expect([tutor.lesson.id, tutor.asked, tutor.state?.player_view?.legal]).toEqual(["welcome", null, []]);
  tutor.goOn();
  expect([tutor.lesson.id, tutor.asked]).toEqual(["move", GO]);
});

test("only the move asked for leads on; another allowed one is remembered until then", async () => {
  tutor.goOn();
  await tutor.act(STAY);
  expect([tutor.lesson.id, tutor.tried]).toEqual(["move", STAY]);
  await tutor.act({ ...GO });
  expect([tutor.lesson.id, tutor.tried]).toEqual(["later", null]);
});

test("the moves of the others are shown on the way and stand in the log", async () => {
  tutor.go(1);
  await tutor.act(GO);
  expect(tutor.lines.map((line) => [line.told?.event, line.seat])).toEqual([
    ["move", 1],
    ["move", 2],
    ["phase", 2],
  ]);
  expect(tutor.state?.waiting).toBe(1);
});

test("one can go back, and the log goes back as well", () => {
  tutor.go(2);
  expect(tutor.lines).toHaveLength(3);
  tutor.go(1);
  expect([tutor.lesson.id, tutor.lines.length, tutor.heard.length]).toEqual(["move", 0, 0]);
  tutor.go(-1);
  expect(tutor.lesson.id).toBe("welcome");
});

test("a fresh scene has nothing to do with what was heard before; the end is the end", () => {
  tutor.go(2);
  tutor.goOn();
  expect([tutor.lesson.id, tutor.state?.status, tutor.lines.length]).toEqual(["end", "over", 0]);
  tutor.goOn();
  expect(tutor.at).toBe(tutor.last);
});

test("the browser remembers the place; a finished tutorial starts over", () => {
  tutor.go(2);
  expect(progress("ale")).toEqual({ at: 2, of: 4 });
  expect(new Tutor(TUTORIAL, "Ann").lesson.id).toBe("later");
  tutor.go(3);
  expect(new Tutor(TUTORIAL, "Ann").lesson.id).toBe("welcome");
});
