import brewcrafters from "./covers/brewcrafters.svg?raw";
import dicebrewing from "./covers/dicebrewing.svg?raw";
import moonlight from "./covers/moonlight.svg?raw";

const inner = (svg: string): string => svg.replace(/^[^<]*<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");

/** The drawings on the boxes, 300 by 372. */
export const COVERS: Record<string, string> = {
  moonlight: inner(moonlight),
  dicebrewing: inner(dicebrewing),
  brewcrafters: inner(brewcrafters),
};
