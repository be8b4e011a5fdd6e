// Arrow keys move from a spot of a board to the nearest one in that direction.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  if (!way) return;
  event.preventDefault();
  const [x, y] = middle(event.currentTarget);
  let best: { spot: HTMLElement; far: number } | null = null;
  for (const spot of document.querySelectorAll<HTMLElement>(".spot > .press")) {
    const [toX, toY] = middle(spot);
    const along = (toX - x) * way[0] + (toY - y) * way[1];
    const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
    if (spot === event.currentTarget || along < 8 || aside > along * 2.5) continue;
    const far = along + aside * 2;
    if (!best || far < best.far) best = { spot, far };
  }
  best?.spot.focus();
}
