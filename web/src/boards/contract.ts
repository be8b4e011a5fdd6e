// What the frame of a table gives to a title's board, and what a title gives to the frame. See README.md.

import type { Component } from "svelte";
import type { Changes, Foreseen, Planned, Score, SeatShown, RefusedAction } from "../lib/protocol";
import type { Speech } from "../lib/i18n/speech";

/** A self-describing action, as the server names it: `{ do: "move", to: "chapel" }`. */
export type Action = Record<string, string | number | boolean>;

/** Something that happened: `{ event: "move", seat: 1, room: "chapel" }`. */
export type Told = { event: string } & Record<string, unknown>;

export interface BoardProps<View = Record<string, unknown>> {
  /** The position as `me` may know it: what the title's view.py returns. */
  view: View;
  /** The seat through whose eyes this is, counted from 1; 0 for somebody who only watches. */
  me: number;
  /** Names and kinds of all seats, in seat order. */
  seats: SeatShown[];
  /** What may be done now. Empty while others decide. */
  legal: Action[];
  /** What a legal action will bring, foreseen by the engine; undefined for anything else. */
  forecast: (action: Action | null | undefined) => Foreseen | undefined;
  /** Actions that players might expect and cannot take, each with its reason. */
  refused: RefusedAction[];
  /** Do it, and answer the questions that follow with `then`, if these are asked. Ignored while an earlier action is on its way. */
  act: (action: Action, ...then: (Action | undefined)[]) => void;
  /** Choices gathered so far that are confirmed together (`BoardKit.plans`), in the order in which they will be made. */
  plan: Action[];
  /** What they would lead to, foreseen by the engine; null while nothing is gathered. */
  planned: Planned | null;
  /** Gathers these choices instead. */
  gather: (actions: Action[]) => void;
  /** What to do with something that is held, as the headline of the decision bar; "" when nothing is. */
  prompt?: (headline: string) => void;
  /** Open the "Why not?" bubble for something refused, next to `at`; null closes it. */
  why: (refused: RefusedAction | null, at?: Element | null) => void;
  /** Everything that is said, in the reader's language. */
  say: Speech;
  /** What happened since the view before this one, oldest first: the reason to animate. */
  heard: Told[];
  /** The action that was sent and is not yet confirmed. */
  pending: Action | null;
  /** The action that the reader points at, on the board or in the list; shows its consequence before the click. */
  pointed: Action | null;
  /** Points at an action, together with the answer to the question that follows it. */
  point: (action: Action | null, then?: Action) => void;
  /** What the action that the reader points at will bring, with that answer. */
  foreseen: Changes | undefined;
  /** Points of every seat now, by source. */
  scores: Score[];
}

export interface RivalProps<View = Record<string, unknown>> extends BoardProps<View> {
  /** The seat to show. */
  seat: number;
}

/** How a choice looks in the list of choices. Everything may be left out; the label is then the catalogue's. */
export interface ChoiceLook {
  label?: string;
  /** Id of a symbol without its `i-`. */
  icon?: string;
  /** Right of the label, e.g. "67 %". */
  odds?: string;
  /** Second line: what it costs and brings. */
  details?: { icon?: string; text: string }[];
  /** Choices of one group are together under its heading ("" has none); groups keep the order of first mention. */
  group?: string;
  /** Allowed, but not the point now (End turn): drawn plain, last. */
  plain?: boolean;
  /** A short choice: a chip in a row, not a card in a grid. */
  short?: boolean;
  /** Of something refused: so close at hand that it is listed among the choices, not under "Not now". */
  near?: boolean;
  /** A shorter way to what the board offers too: it needs no place on the board. */
  shortcut?: boolean;
}

/** What the pointed choice will bring, in the decision bar. */
export interface Preview {
  text: string;
  /** Losses that it causes. */
  bad?: string;
}

export interface BoardKit<View = Record<string, unknown>> {
  /** The drawn place in the middle. */
  Board: Component<BoardProps<View>>;
  /** My own area, right of the board on a desktop, below it on a small screen. */
  Mine?: Component<BoardProps<View>>;
  /** One other player, a strip of the left column; a small screen shows only its first line. Without it name and score are shown. */
  Rival?: Component<RivalProps<View>>;
  /** What everybody shares besides the board (decks, markets), below the rivals. */
  Shared?: Component<BoardProps<View>>;
  /** Where in the game we are: in the top bar. */
  Phase?: Component<BoardProps<View>>;
  /** How a choice looks in the list. */
  look?: (action: Action, props: BoardProps<View>, refused: boolean) => ChoiceLook;
  /** A text of the view that is not an id, in words: a die, for instance. Undefined: it is an id. */
  value?: (text: string, say: Speech) => string | undefined;
  /** Fields of the view whose numbers are seats; 0 is nobody. */
  owners?: string[];
  /** What to do now, where that depends on what is open; "" for the decision's usual headline. */
  headline?: (props: BoardProps<View>) => string;
  /** The effects of the pointed choice. Without it the whole forecast is shown. */
  preview?: (action: Action, props: BoardProps<View>) => Preview;
  /** Which of what a small screen folds away has something to choose now and must be shown: other players, what is shared. */
  aside?: (props: BoardProps<View>) => "" | "rivals" | "shared";
  /** Verbs of choices that may be taken on the board before they are open, together with the action that opens them. */
  shortcuts?: string[];
  /** Arguments of an event that are faces of a die: the log draws them. */
  dice?: (told: Told) => string[];
  /** How long (ms) what was heard wants to be looked at before the next position comes, besides the usual. */
  linger?: (heard: Told[]) => number;
  /** SVG with the title's own `<symbol>`s. */
  art?: string;
  /** Widths of the columns of the other players and of my area on a desktop, e.g. ["252px", "324px"]. */
  columns?: [string, string];
  /** The other players are right of the board, because it begins with the market. */
  othersRight?: boolean;
  /**
   * Decisions, by id, in which choices with these verbs are gathered and then confirmed together; `closes` ends them.
   * Where `several` says that there is only one to make, it is made at once.
   */
  plans?: Record<string, { gathers: string[]; closes?: string; several?: (view: View, me: number) => boolean }>;
  /** The symbol of a card in the card browser, without its `i-`. */
  icon?: (section: string, id: string, say: Speech) => string | undefined;
}
