// What the page knows of a title before the server has answered.

export interface TitleLook {
  id: string;
  /** Fewest and most players. */
  seats: [number, number];
  /** Players of a quick game. */
  quick: number;
}

export const TITLES: TitleLook[] = [
  { id: "moonlight", seats: [1, 8], quick: 3 },
  { id: "dicebrewing", seats: [2, 4], quick: 3 },
  { id: "brewcrafters", seats: [2, 5], quick: 3 },
];
