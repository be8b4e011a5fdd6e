// Keys of a table. They are disabled while text is being typed.

/** The effect of each key; a key without an effect is left to the browser. */
export type Keys = Record<string, (() => void) | false | null>;

export function pressed(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const its = event.key === "Escape" ? "dialog[open]" : "dialog:modal"; // a drawer next to the board closes itself
  if ((event.target as HTMLElement).closest(`input, textarea, select, ${its}`)) return;
  const act = keys[event.key];
  if (!act) return;
  act();
  event.preventDefault();
}
