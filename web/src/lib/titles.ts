// What the page knows of a title before the server has answered.

export interface TitleLook {
  id: string;
  /** Fewest and most players. */
  seats: [number, number];
  /** Players of a quick game. */
  quick: number;
  /** The event with which a new phase, round or season begins. */
  phase: string;
}

export const TITLES: TitleLook[] = [
  { id: "moonlight", seats: [1, 8], quick: 3, phase: "phase" },
  { id: "dicebrewing", seats: [2, 4], quick: 3, phase: "season" },
  { id: "brewcrafters", seats: [2, 5], quick: 3, phase: "season" },
];
