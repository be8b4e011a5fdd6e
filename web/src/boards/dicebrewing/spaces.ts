// The eleven spaces of a player's board: what goes in and what comes out. Numbers are in the content.

import type { Kind } from "./dice";

export interface Space {
  id: string;
  /** What may lie on it: dice of these kinds, or a seed. */
  takes: (Kind | "seed")[];
  gives: Kind | "seed" | "coins" | "raise" | "reroll" | "swap";
}

export interface Building {
  id: string;
  spaces: Space[];
}

export const BUILDINGS: Building[] = [
  {
    id: "malt-house",
    spaces: [
      { id: "MH1", takes: ["seed"], gives: "y" },
      { id: "MH2", takes: ["y"], gives: "k" },
      { id: "MH3", takes: ["y", "k"], gives: "raise" },
    ],
  },
  {
    id: "hops-plantation",
    spaces: [
      { id: "HP1", takes: ["seed"], gives: "g" },
      { id: "HP2", takes: ["g"], gives: "raise" },
    ],
  },
  {
    id: "school-of-skills",
    spaces: [
      { id: "SS1", takes: ["u"], gives: "reroll" },
      { id: "SS2", takes: ["u"], gives: "swap" },
      { id: "SS3", takes: ["u"], gives: "u" },
    ],
  },
  {
    id: "department-of-seed",
    spaces: [
      { id: "DS1", takes: ["g"], gives: "seed" },
      { id: "DS2", takes: ["k"], gives: "seed" },
      { id: "DS3", takes: ["u", "k"], gives: "coins" },
    ],
  },
];

export const SPACES: Space[] = BUILDINGS.flatMap((building) => building.spaces);

export function spaceOf(id: string): Space | undefined {
  return SPACES.find((space) => space.id === id);
}
