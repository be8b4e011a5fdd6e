// Pieces travel. Every element with `data-piece` and `data-place` is looked for under the same name in the position
// before; pieces in a new place fly there from their old one, over everything else.

interface Lay {
  piece: string;
  place: string;
  box: DOMRect;
  svg: SVGElement;
}

const MOST = 16; // more at once would be a blur
const STAGGER = 35;

/** The origin of a new piece (the supply, the bank), or null. */
export type Origin = (piece: string, place: string) => Element | null;

export class Flights {
  private laid: Map<string, DOMRect[]> | null = null;

  /** Call this whenever a new position is drawn. */
  settle(origin: Origin = () => null): void {
    const now = lie();
    const before = this.laid;
    this.laid = group(now);
    const time = parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--t-move"));
    if (!before || !time) return;
    const gone = new Map([...before].map(([key, boxes]) => [key, boxes.slice(this.laid?.get(key)?.length ?? 0)]));
    const seen = new Map<string, number>();
    let flights = 0;
    for (const lay of now) {
      const key = keyOf(lay.piece, lay.place);
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      if (count <= (before.get(key)?.length ?? 0) || flights >= MOST) continue;
      const from = takeFrom(gone, lay.piece) ?? origin(lay.piece, lay.place)?.getBoundingClientRect();
      if (from?.width) fly(lay, from, time, flights++ * STAGGER);
    }
  }
}

function keyOf(piece: string, place: string): string {
  return `${piece}|${place}`;
}

function lie(): Lay[] {
  const found: Lay[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const svg = element.querySelector("svg");
    if (!svg) continue;
    const box = svg.getBoundingClientRect();
    if (box.width > 0) found.push({ piece: element.dataset.piece ?? "", place: element.dataset.place ?? "", box, svg });
  }
  return found;
}

function group(lays: Lay[]): Map<string, DOMRect[]> {
  const found = new Map<string, DOMRect[]>();
  for (const { piece, place, box } of lays) {
    const key = keyOf(piece, place);
    found.set(key, [...(found.get(key) ?? []), box]);
  }
  return found;
}

/** Consumes a piece of that name that has left its place. */
function takeFrom(gone: Map<string, DOMRect[]>, piece: string): DOMRect | undefined {
  for (const [key, boxes] of gone) if (key.startsWith(`${piece}|`) && boxes.length) return boxes.shift();
  return undefined;
}

function fly({ svg, box }: Lay, from: DOMRect, time: number, delay: number): void {
  const ghost = svg.cloneNode(true) as SVGElement;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  const start = `translate(${from.left + from.width / 2 - box.left - box.width / 2}px, ${from.top + from.height / 2 - box.top - box.height / 2}px) scale(${Math.min(1, from.width / box.width)})`;
  const timing: KeyframeAnimationOptions = {
    duration: time,
    delay,
    easing: "cubic-bezier(.2,.8,.2,1)",
    fill: "backwards",
  };
  svg.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  ghost.animate([{ transform: start }, { transform: "none" }], timing).finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}
