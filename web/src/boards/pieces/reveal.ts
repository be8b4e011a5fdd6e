// Brings what is lit into sight: on a desktop in the columns that scroll, on a phone only after a tap on the board, so
// that nobody is carried away from the list of choices.

const WIDE = "(min-width: 1181px)";

export class Reveal {
  private tapped = false;

  /** Notices taps on the board until the returned function is called. */
  watch(board: HTMLElement | undefined): (() => void) | undefined {
    const tap = (): void => {
      this.tapped = true;
    };
    board?.addEventListener("pointerdown", tap);
    return () => board?.removeEventListener("pointerdown", tap);
  }

  /** To be called when something else may be done. */
  show(board: HTMLElement | undefined): void {
    const tapped = this.tapped;
    this.tapped = false;
    if (matchMedia(WIDE).matches) {
      for (const lit of byColumn(document.querySelectorAll(".spot.lit"))) {
        // The last, then the first: as many as there is room for.
        lit.at(-1)?.scrollIntoView({ block: "nearest" });
        lit[0]?.scrollIntoView({ block: "nearest" });
      }
    } else if (tapped && board) {
      const lit = [...board.querySelectorAll(".spot.lit")];
      if (lit.some(inSight)) return;
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      lit[0]?.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
    }
  }
}

function inSight(spot: Element): boolean {
  const { top, bottom } = spot.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

function byColumn(spots: Iterable<Element>): Element[][] {
  const columns = new Map<Element | null, Element[]>();
  for (const spot of spots) {
    let column = spot.parentElement;
    while (column && getComputedStyle(column).overflowY !== "auto") column = column.parentElement;
    columns.set(column, [...(columns.get(column) ?? []), spot]);
  }
  return [...columns.values()];
}
