// Written by `python -m alehouse.server.types`; the source is src/alehouse/games/brewcrafters/view.py.

/** The view of a game. Seats count from 1; 0 is nobody. `season_number` counts the `seasons` of the game from 1; `turn` is the seat whose turn it is, `first` the one that began this Market Phase, `lap` its lap (0 in other phases); `slot` is the tank being filled; `rates` are the traders' rates for each ingredient given, `portions` the portion of the collaboration that each goes to; `tiles` can be installed; `lab` is the side of the lab in play; `labels` holds the owner of each Gold Label; `agency` are the workers that the agency has revealed; `farm_pool` are remainders to pick from. */
export interface BrewCraftersView {
  agency: Array<string>;
  collaboration: Record<string, number>;
  community_farm: Array<Gift>;
  decision: string;
  farm_pool: Record<string, number>;
  first: number;
  interns: number;
  lab: string;
  labels: Record<string, number>;
  lap: number;
  market: Record<string, Stall>;
  partnerships: Record<string, number>;
  phase: string;
  players: Array<Player>;
  portions: Record<string, string>;
  rates: Record<string, Array<string>>;
  recipes: Array<string>;
  season: string;
  season_number: number;
  seasons: number;
  seats: number;
  slot: string;
  start: number;
  tiles: Array<string>;
  title: string;
  to_act: number;
  trade: Trade;
  turn: number;
  unused_workers: Array<string>;
  workers: Array<string>;
  year: number;
}

/** A portion given to the Community Farm. */
export interface Gift {
  seat: number;
  what: string;
}

/** A market space: whether it was used this season and by whom, its restocked goods, and its gains. `gives` is by half, or "whole": all goods there, or a fixed yield ("basic", "advanced": any of these). */
export interface Stall {
  gives: Record<string, Record<string, number>>;
  goods: Record<string, number>;
  used: boolean;
  visitors: Array<Visitor>;
}

/** The owner of a meeple on a market space, or of a "helper" or "intern" there instead. */
export interface Visitor {
  seat: number;
  token: string;
}

/** A brewery. Recipes, workers, buildings … are ids of the content; "" is none. `styles` counts the batches brewed of each; `next_steps` are those that research would reach, "" where a track ends. `meeples` are still to be placed this season, `shifts_left` to act in it; `cost` is that of the next Winter, `last_cost` of the last one before reductions; `stocked` are the recipes that the storage holds a batch of, after what workers and the lab save; `slots` are the places to brew in, `tanks` holds the recipe in each; `annual` are this Winter's benefits to come, of tracks and workers; `reserved` is the building space with Reputation on it; `secrets` are the Secret Recipes that the viewer may know, `hidden_secrets` counts those that are not revealed, and those in `secret_rep` bring Reputation when first sold. */
export interface Player {
  annual: Array<string>;
  batches: number;
  brewed: Record<string, number>;
  buildings: Array<string>;
  capacity: number;
  cost: number;
  held: number;
  helpers: number;
  hidden_secrets: number;
  infusers: Array<string>;
  interns: number;
  interns_after: number;
  interns_next: number;
  lab: Record<string, string>;
  labels: Array<string>;
  last_cost: number;
  line: Array<string>;
  loans: number;
  mark: string;
  meeples: number;
  money: number;
  next_steps: Record<string, string>;
  partnerships: Record<string, number>;
  place: number;
  plots: Array<string>;
  rep: number;
  reserved: string;
  score: Record<string, number>;
  seat: number;
  secret_rep: Array<string>;
  secrets: Array<string>;
  shifts: number;
  shifts_left: number;
  shifts_used: number;
  shipping: Record<string, number>;
  slots: Array<string>;
  stocked: Array<string>;
  storage: Record<string, number>;
  stored: number;
  styles: Record<string, number>;
  tanks: Record<string, string>;
  total: number;
  workers: Array<string>;
}

/** The ingredient given to the traders, and their offers for it; "" and empty if nobody trades. */
export interface Trade {
  get: Record<string, number>;
  give: string;
}
