// The symbols of Dice Brewing's content.

/** The symbol of an entry of the content. */
export function icon(section: string, id: string): string | undefined {
  if (section === "recipes") return "beer";
  return section === "ingredients" || section === "tokens" ? id : undefined;
}
