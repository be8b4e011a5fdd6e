// The layout of the map, in the units of its drawing (840 by 620).

export const WIDTH = 840;
export const HEIGHT = 620;

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
  /** The middle of the name plate. */
  plate: [number, number];
  /** The place for pawns: the middle of their feet. */
  feet: [number, number];
  /** The purpose of the room. */
  icon: string;
}

export const ROOMS: Record<string, Place> = {
  library: { x: 128, y: 66, w: 208, h: 160, plate: [232, 206], feet: [232, 182], icon: "book" },
  chapel: { x: 348, y: 40, w: 252, h: 186, plate: [474, 205], feet: [474, 182], icon: "candle" },
  forest: { x: 626, y: 72, w: 190, h: 158, plate: [716, 206], feet: [716, 178], icon: "wood" },
  courtyard: { x: 290, y: 238, w: 260, h: 162, plate: [420, 376], feet: [420, 352], icon: "water" },
  armory: { x: 562, y: 238, w: 160, h: 162, plate: [642, 380], feet: [642, 356], icon: "helm" },
  "hop-garden": { x: 110, y: 238, w: 168, h: 322, plate: [194, 488], feet: [194, 464], icon: "hops" },
  bakery: { x: 290, y: 412, w: 178, h: 148, plate: [379, 541], feet: [379, 519], icon: "yeast" },
  brewery: { x: 480, y: 412, w: 242, h: 148, plate: [601, 541], feet: [601, 519], icon: "malt" },
};

/**
 * Where the tiles of a room's deeds begin or end: they open toward the forest, so that they cover no room one may
 * walk to. One of the two is null.
 */
export function deedsAt({ x, w }: Place): [number, null] | [null, number] {
  if (x + w < WIDTH * 0.42) return [null, x + w - 4];
  return x + w > WIDTH * 0.8 ? [null, Math.max(x + w, WIDTH - 34)] : [x + 4, null];
}

export interface Door {
  x: number;
  y: number;
  w: number;
  h: number;
}

const DOORS: Record<string, Door> = {
  "courtyard library": { x: 300, y: 224, w: 30, h: 16 },
  "chapel courtyard": { x: 440, y: 224, w: 34, h: 16 },
  "armory courtyard": { x: 548, y: 304, w: 16, h: 34 },
  "brewery courtyard": { x: 498, y: 398, w: 34, h: 16 },
  "bakery courtyard": { x: 352, y: 398, w: 34, h: 16 },
  "courtyard hop-garden": { x: 276, y: 304, w: 16, h: 34 },
  "chapel library": { x: 334, y: 176, w: 16, h: 34 },
  "armory brewery": { x: 610, y: 398, w: 34, h: 16 },
  "bakery brewery": { x: 466, y: 506, w: 16, h: 34 },
  "bakery hop-garden": { x: 276, y: 506, w: 16, h: 34 },
  "chapel forest": { x: 598, y: 150, w: 14, h: 36 },
  "armory forest": { x: 720, y: 322, w: 14, h: 36 },
  "forest hop-garden": { x: 98, y: 410, w: 14, h: 36 },
};

/** The name of the door between two rooms, in either direction. */
export function doorName(one: string, other: string): string {
  return [one, other].sort().join(" ");
}

/** The door between two rooms; one of a pack that the walls were not drawn for is halfway between them. */
export function door(name: string): Door {
  const drawn = DOORS[name];
  if (drawn) return drawn;
  const [one = "", other = ""] = name.split(" ");
  const from = ROOMS[one]?.feet ?? [0, 0];
  const to = ROOMS[other]?.feet ?? [0, 0];
  return { x: (from[0] + to[0]) / 2 - 9, y: (from[1] + to[1]) / 2 - 9, w: 18, h: 18 };
}

/** All doors of a pack, each once. */
export function doors(rooms: Record<string, Record<string, unknown>>): string[] {
  const names = Object.entries(rooms).flatMap(([room, entry]) =>
    ((entry.doors as { to?: string[] } | undefined)?.to ?? []).map((to) => doorName(room, to)),
  );
  return [...new Set(names)];
}

/** The place and size of each pawn in a room: up to three side by side, more in rows of four. */
export function standing(room: string, count: number, index: number): { x: number; y: number; scale: number } {
  const [x, y] = ROOMS[room]?.feet ?? [WIDTH / 2, HEIGHT / 2];
  if (count <= 3) return { x: x + (index - (count - 1) / 2) * 46, y, scale: 1 };
  const row = Math.floor(index / 4);
  const inRow = Math.min(4, count - row * 4);
  return { x: x + ((index % 4) - (inRow - 1) / 2) * 36, y: y - (Math.ceil(count / 4) - 1 - row) * 34, scale: 0.8 };
}
