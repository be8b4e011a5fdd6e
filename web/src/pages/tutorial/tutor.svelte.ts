// A simulated table: it holds the lessons of a tutorial and lets the reader make the requested moves.

import type { Action } from "../../boards/contract";
import { same } from "../../lib/actions";
import type { Lesson, Moment, RefusedMessage, SeatShown, PlayerView, TableState, Tutorial } from "../../lib/protocol";
import { TableClient } from "../../lib/state/table.svelte";
import { keepProgress, progress } from "./progress";

const LEARNER = 1;

export class Tutor extends TableClient {
  /** The current lesson. */
  at = $state(0);
  /** An allowed move other than the requested one. */
  tried: Action | null = $state.raw(null);

  private readonly seats: SeatShown[];
  private version = 0;

  constructor(
    readonly tutorial: Tutorial,
    name: string,
  ) {
    super("", {});
    this.seats = Array.from({ length: tutorial.seats }, (_, index) => ({
      seat: index + 1,
      kind: index ? "bot" : "person",
      name: index ? "" : name,
      level: index ? "regular" : "",
      stand_in: "",
      absent: "",
      mine: index === 0,
      automatic: false,
    }));
    this.table = {
      table: "",
      title: tutorial.title,
      rules: tutorial.rules,
      pack: { name: "", digest: "" },
      options: tutorial.options,
      seats: tutorial.seats,
      settings: {
        pace: "free",
        late: "wait",
        stand_in: "",
        confirm: false,
        public: false,
        start_when_full: true,
        bot_pause: null,
      },
      commitment: "",
      earlier: [],
      created: 0,
      from_record: false,
      branch: false,
    };
    this.line = "open";
    const reached = progress(tutorial.title);
    this.go(reached && reached.at < reached.of - 1 ? reached.at : 0);
  }

  get lesson(): Lesson {
    return this.tutorial.lessons[this.at]!;
  }

  get last(): number {
    return this.tutorial.lessons.length - 1;
  }

  /** The move to make now; null while others move and if none is requested. */
  get asked(): Action | null {
    const ask = this.lesson.ask as Action | null;
    return this.state?.player_view?.legal.some((action) => same(action, ask)) ? ask : null;
  }

  /** Shows a lesson at once, with the log that led to it. */
  go(to: number): void {
    this.skip();
    this.lines = [];
    this.at = Math.max(0, Math.min(this.last, to));
    const lessons = this.tutorial.lessons.slice(0, this.at + 1);
    for (const lesson of lessons.slice(lessons.findLastIndex((one) => one.fresh))) this.hear(lesson);
    this.skip();
    this.heard = [];
    this.note();
  }

  /** Advances to the next lesson, move by move. */
  goOn(): void {
    if (this.at === this.last) return;
    const lesson = this.tutorial.lessons[this.at + 1]!;
    if (lesson.fresh) {
      this.go(this.at + 1);
      return;
    }
    this.at += 1;
    this.hear(lesson);
    this.note();
  }

  override act(action: Action): Promise<void> {
    if (same(action, this.asked)) this.goOn();
    else if (this.asked) this.tried = action;
    return Promise.resolve();
  }

  /** Does nothing: nobody is there to be asked. */
  override send(): Promise<RefusedMessage | null> {
    return Promise.resolve(null);
  }

  private note(): void {
    this.tried = null;
    keepProgress(this.tutorial.title, { at: this.at, of: this.last + 1 });
  }

  private hear(lesson: Lesson): void {
    lesson.moments.forEach((moment, index) => {
      const resting = lesson.ask === null && index === lesson.moments.length - 1;
      this.hearMoment(
        moment,
        resting ? { ...moment.player_view, legal: [], forecasts: [], refused: [] } : moment.player_view,
      );
    });
  }

  private hearMoment({ heard }: Moment, playerView: PlayerView): void {
    this.version += 1;
    const waiting = Number(playerView.view.to_act);
    const state: TableState = {
      version: this.version,
      steps: this.version,
      status: waiting ? "playing" : "over",
      seats: this.seats,
      host: false,
      waiting,
      confirming: false,
      deadline: 0,
      proposal: null,
      secret: "",
      nonces: [],
      trouble: "",
      invite: "",
      player_view: playerView,
    };
    const cause = { kind: "acted", seat: this.state?.waiting ?? LEARNER };
    this.enqueue({
      type: "update",
      heard: { version: this.version, steps: this.version, cause, events: heard },
      state,
    });
  }
}
