// The symbols of Dice Brewing's content.

import { ingredientIcon } from "./content";

/** The symbol of an entry of the content. */
export function icon(section: string, id: string): string | undefined {
  return section === "ingredients"
    ? ingredientIcon(id)
    : section === "tokens"
      ? id
      : section === "recipes"
        ? "beer"
        : undefined;
}
