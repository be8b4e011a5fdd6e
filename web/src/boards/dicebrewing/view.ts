// Written by `python -m alehouse.server.types`; the source is src/alehouse/games/dicebrewing/view.py.

/** The table. `played` are action tokens out of the game; nobody knows the `black_market` of the advanced game. */
export interface DiceBrewingView {
  black_market?: Record<string, number>;
  black_market_open: boolean;
  blocked: Array<number>;
  brewed: number;
  brewless: number;
  buildings: Array<Building>;
  decision: string;
  deck: Deck;
  limit: number;
  market: Record<string, number>;
  market_open: boolean;
  pending: Pending;
  phase: string;
  played: Record<string, number>;
  players: Array<Player>;
  priority: number;
  round: number;
  row: Array<string>;
  season: string;
  seats: number;
  supply: Record<string, number>;
  title: string;
  to_act: number;
}

/** A building with its spaces, in the order of the board, and whether it has opened. */
export interface Building {
  id: string;
  open: boolean;
  spaces: Array<Space>;
}

/** A space of every player's board: what it takes, and what it gives. `takes`: colors of dice, or "seed". `gives`: a color, "seed", "coins", "raise", "reroll" or "swap". */
export interface Space {
  gives: string;
  id: string;
  takes: Array<string>;
}

/** The deck. `bottom` are cards that went under it openly, the first to come first; `cards` if all is shown. */
export interface Deck {
  bottom: Array<string>;
  cards?: Array<string>;
  left: number;
}

/** The subject of the decision: the space, token, ingredient or recipe chosen before. `proposed` are the least wasteful dice for a brew. */
export interface Pending {
  best?: number;
  chosen?: Array<string>;
  colour?: string;
  improvement?: string;
  ingredient?: string;
  opponent?: number;
  pieces_left?: number;
  price?: number;
  proposed?: Array<string>;
  recipe?: string;
  space?: string;
  speed?: boolean;
  token?: string;
}

/** A brewer. `base` and `speed` have the piece on each space: a die, "seed" or "". `block_tokens` are spaces that all the others have used, `barred` buildings closed by a token, `virtual` coins of an unlucky roll. `tokens` is present for viewers who may know which ones are held. `recipes` shows by slot of the row how far the player's dice meet it. */
export interface Player {
  active: Array<string>;
  barred: Array<string>;
  base: Record<string, string>;
  block_tokens: Array<string>;
  bought_ingredient: boolean;
  bought_token: boolean;
  brewed: Array<string>;
  coins: number;
  experience: number;
  held: number;
  ingredients: Record<string, number>;
  market_die: string;
  passed: boolean;
  place: number;
  recipes: Array<Array<Need>>;
  seat: number;
  seeds: number;
  speed: Record<string, string>;
  storage: Array<string>;
  tokens?: Record<string, number>;
  total: number;
  used: Array<string>;
  virtual: number;
}

/** A die required by a recipe, such as Y3, and the player's die that meets it: its name and where it is. `zone` is "storage", "active" (it only needs storing) or "" (no die meets it). */
export interface Need {
  die: string;
  least: string;
  zone: string;
}
