// The contract between the frame of a table and a title's board. See README.md.

import type { Component } from "svelte";
import type { Changes, Foreseen, Planned, Score, SeatShown, RefusedAction } from "../lib/protocol";
import type { Speech } from "../lib/i18n/speech";

/** A self-describing action as the server sends it: `{ do: "move", to: "chapel" }`. */
export type Action = Record<string, string | number | boolean>;

/** An event: `{ event: "move", seat: 1, room: "chapel" }`. */
export type Told = { event: string } & Record<string, unknown>;

export interface BoardProps<View = Record<string, unknown>> {
  /** The position as `me` may know it: what the title's view.py returns. */
  view: View;
  /** The seat whose point of view this is, counted from 1; 0 for a spectator. */
  me: number;
  /** Names and kinds of all seats, in seat order. */
  seats: SeatShown[];
  /** The legal actions. Empty while others decide. */
  legal: Action[];
  /** The forecast of a legal action; undefined for anything else. */
  forecast: (action: Action | null | undefined) => Foreseen | undefined;
  /** Actions that players might expect and cannot take, each with its reason. */
  refused: RefusedAction[];
  /** Plays an action, and answers the questions that follow with `then`, if they are asked. Ignored while an action is pending. */
  act: (action: Action, ...then: (Action | undefined)[]) => void;
  /** Choices gathered so far that will be confirmed together (`BoardKit.plans`), in the order of play. */
  plan: Action[];
  /** Where they would lead, as forecast by the engine; null while nothing is gathered. */
  planned: Planned | null;
  /** Replaces the gathered choices. */
  gather: (actions: Action[]) => void;
  /** The headline of the decision bar while something is held; "" otherwise. */
  prompt?: (headline: string) => void;
  /** Opens the "Why not?" bubble for a refused action, next to `at`; null closes it. */
  why: (refused: RefusedAction | null, at?: Element | null) => void;
  /** All texts in the reader's language. */
  say: Speech;
  /** Events since the previous view, oldest first, for animations. */
  heard: Told[];
  /** The action that was sent and is not confirmed yet. */
  pending: Action | null;
  /** The action that the reader points at, on the board or in the list; its consequences are shown before the click. */
  pointed: Action | null;
  /** Points at an action, together with the answer to the question that follows it. */
  point: (action: Action | null, then?: Action) => void;
  /** The forecast of the pointed action, with that answer. */
  foreseen: Changes | undefined;
  /** The current points of every seat, by source. */
  scores: Score[];
}

export interface RivalProps<View = Record<string, unknown>> extends BoardProps<View> {
  /** The seat to show. */
  seat: number;
}

/** The look of a choice in the list. All fields are optional; the default label is the catalogue's. */
export interface ChoiceLook {
  label?: string;
  /** Id of a symbol without its `i-`. */
  icon?: string;
  /** Right of the label, e.g. "67 %". */
  odds?: string;
  /** Second line: costs and gains. */
  details?: { icon?: string; text: string }[];
  /** Choices of one group are together under its heading ("" has none); groups keep the order of first mention. */
  group?: string;
  /** Allowed, but not the point now (End turn): drawn plain, last. */
  plain?: boolean;
  /** The label alone says what is done: advice uses it. */
  telling?: boolean;
  /** A short choice, whose label is telling: a chip in a row, not a card in a grid. */
  short?: boolean;
  /** For a refused choice: important enough for the list of choices instead of "Not now". */
  near?: boolean;
  /** A shortcut to something the board also offers, which needs no place on the board. */
  shortcut?: boolean;
}

/** The forecast of the pointed choice, in the decision bar. */
export interface Preview {
  text: string;
  /** Losses among them. */
  bad?: string;
}

export interface BoardKit<View = Record<string, unknown>> {
  /** The drawing in the middle. */
  Board: Component<BoardProps<View>>;
  /** My own area, right of the board on a desktop, below it on a small screen. */
  Mine?: Component<BoardProps<View>>;
  /** One other player, a strip of the left column; a small screen shows only its first line. Without it name and score are shown. */
  Rival?: Component<RivalProps<View>>;
  /** What all players share besides the board (decks, markets), below the rivals. */
  Shared?: Component<BoardProps<View>>;
  /** The current stage of the game, in the top bar. */
  Phase?: Component<BoardProps<View>>;
  /** The look of a choice in the list. */
  look?: (action: Action, props: BoardProps<View>, refused: boolean) => ChoiceLook;
  /** A text of the view that is not an id, such as a die, in words. Undefined for ids. */
  value?: (text: string, say: Speech) => string | undefined;
  /** Fields of the view that hold seat numbers; 0 is nobody. */
  owners?: string[];
  /** The effects of the pointed choice (default: the whole forecast). */
  preview?: (action: Action, props: BoardProps<View>) => Preview;
  /** Which collapsed parts of a small screen have a choice now and must be shown: other players, shared things. */
  aside?: (props: BoardProps<View>) => "" | "rivals" | "shared";
  /** Verbs of choices that may be made on the board before they are available, together with the action that opens them. */
  shortcuts?: string[];
  /** Arguments of an event that are die faces: the log draws them. */
  dice?: (told: Told) => string[];
  /** Extra time (ms) to show events before the next position. */
  linger?: (heard: Told[]) => number;
  /** SVG with the title's own `<symbol>`s. */
  art?: string;
  /** Widths of the other players' column and of my area on a desktop, e.g. ["252px", "324px"]. */
  columns?: [string, string];
  /** Puts the other players right of the board, because it begins with the market. */
  othersRight?: boolean;
  /**
   * Decisions, by id, in which choices with these verbs are gathered and then confirmed together; `closes` ends them.
   * Where `several` says that there is only one to make, it is made at once.
   */
  plans?: Record<string, { gathers: string[]; closes?: string; several?: (view: View, me: number) => boolean }>;
  /** The symbol of a card in the card browser, without its `i-`. */
  icon?: (section: string, id: string, say: Speech) => string | undefined;
}
