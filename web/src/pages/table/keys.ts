// Keys of a table. They are the reader's own while something is being written.

/** What each key does; a key that does nothing now is left to the browser. */
export type Keys = Record<string, (() => void) | false | null>;

export function pressed(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const its = event.key === "Escape" ? "dialog[open]" : "dialog:modal"; // a drawer beside the board closes itself
  if ((event.target as HTMLElement).closest(`input, textarea, select, ${its}`)) return;
  const act = keys[event.key];
  if (!act) return;
  act();
  event.preventDefault();
}
