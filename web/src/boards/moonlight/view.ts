// Written by `python -m alehouse.server.types`; the source is src/alehouse/games/moonlight/view.py.

/** A position. Seats and phases count from 1; 0 is nobody, or before the first phase. */
export interface MoonlightView {
  actions_left: number;
  attack_limit: number;
  board: Array<BoardAction>;
  decision: string;
  decks: Decks;
  dice: Array<number>;
  drawn: Array<string>;
  fight: Fight | null;
  first: number;
  free_move: boolean;
  hermit: Hermit | null;
  hunt_used: boolean;
  phase: number;
  phases: Array<number>;
  players: Array<Player>;
  quiet_limit: number;
  roll: Roll | null;
  seats: number;
  sprint_used: boolean;
  title: string;
  to_act: number;
  turn: number;
}

/** An action of the board: the number it needs now, what the monk on turn adds to his die, and its own noise. `die` is the lowest one that will do, 0 if nothing is rolled for it. */
export interface BoardAction {
  bonus: number;
  die: number;
  need: number;
  noise: number;
  room: string;
  what: string;
}

/** The three decks. */
export interface Decks {
  blessings: Deck;
  equipment: Deck;
  werewolves: Deck;
}

/** How many cards are left, and the discards; the cards themselves, the next one first, for who may see all. */
export interface Deck {
  cards?: Array<string>;
  discard: Array<string>;
  left: number;
}

/** A fight: the seat on turn against a werewolf, or in a duel against the seat `other`, which is else 0. What adds to either side's dice includes cards used, Full Moon and all that helps by itself. `own_die` is 0 before it is cast. The werewolf is an empty word until its card is on the table; `member` counts the `members` of a pack from 1. */
export interface Fight {
  beaten: number;
  foe_bonus: number;
  foe_dice: number;
  kind: "attack" | "duel" | "hunt";
  member: number;
  members: number;
  other: number;
  own_bonus: number;
  own_die: number;
  seat: number;
  taste: number;
  werewolf: string;
}

/** The Hermit Brewer: the night with its special rule and task, the omen that holds, and the stars by night. The omens to come, the next one first, for who may see all. */
export interface Hermit {
  amount: number;
  night: number;
  night_id: string;
  omen: string;
  omen_amount: number;
  omen_effect: string;
  omens?: Array<string>;
  rank: string;
  special: string;
  stars: Array<number>;
  task: string;
  tasks: Array<number>;
  total: number;
}

/** A monk and his sheet; a monk not chosen yet is an empty word. `too_loud` to Make Noise. `next_band` is the one above `band`, an empty word if there is none, and `next_band_at` the total that reaches it. */
export interface Player {
  abilities: Array<string>;
  adjustment: number;
  alchemy_used: boolean;
  ancestral_used: boolean;
  attacks: number;
  band: string;
  boxes: Array<number>;
  cards: Array<string>;
  dirt: number;
  injured: boolean;
  injuries: number;
  monk: string;
  next_band: string;
  next_band_at: number;
  noise: number;
  place: number;
  room: string;
  seat: number;
  stock: Array<Unit>;
  too_loud: boolean;
  total: number;
  used: Array<string>;
  webbed: boolean;
  werewolves: Array<Trophy>;
  wolf_line: number;
}

/** An ingredient in stock. */
export interface Unit {
  quality: number;
  what: string;
}

/** A kept werewolf with its recorded taste. */
export interface Trophy {
  id: string;
  taste: number;
}

/** The roll being prepared: the number it needs, what adds to the die so far, and how many dice are cast. `die` is the lowest one that will do. */
export interface Roll {
  bonus: number;
  dice: number;
  die: number;
  made_noise: boolean;
  need: number;
  what: string;
}
