// Everything of a table is on the screen at once: parts taller or wider than their place are drawn smaller, and
// on a large screen larger. Places are elements with `data-fit`; its value is the largest size, 1 if it has none.

const LEAST = 0.4;
const STEPS = 6; // of the binary search for the largest size that fits
const GROWS = 1.06; // worth another search
const SLACK = 1.5; // px by which a rounded edge may stick out

/** On a screen of this size a table has its drawn size; larger ones enlarge it. */
const DRAWN = { width: 1500, height: 860 };
const MOST = 1.7;

/** The largest scale for a whole table here. */
export function enlarged(width = innerWidth, height = innerHeight): number {
  return Math.max(1, Math.min(MOST, width / DRAWN.width, height / DRAWN.height));
}

function overflows(place: HTMLElement): boolean {
  return place.scrollHeight > place.clientHeight + SLACK || place.scrollWidth > place.clientWidth + SLACK;
}

/** `--zoom` gives the content its scale, for lengths that must not be scaled. */
function resize(place: HTMLElement, size: number): void {
  const outer = Number(getComputedStyle(place.parentElement ?? place).getPropertyValue("--zoom")) || 1;
  place.style.zoom = size === 1 ? "" : String(size);
  place.style.setProperty("--zoom", String(size * outer));
}

/** Draws a place as large as it fits; returns whether its size changed. */
function fit(place: HTMLElement): boolean {
  if (!place.clientHeight) return false;
  const most = Number(place.dataset.fit) || 1;
  const now = Number(place.style.zoom) || 1;
  if (now <= most && !overflows(place)) {
    if (now === most) return false;
    resize(place, Math.min(most, now * GROWS));
    if (overflows(place)) {
      resize(place, now);
      return false;
    }
  }
  resize(place, most);
  if (!overflows(place)) return true;
  let [low, high] = [LEAST, most];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    resize(place, middle);
    if (overflows(place)) high = middle;
    else low = middle;
  }
  const found = Math.floor(low * 100) / 100;
  resize(place, found);
  return found !== now;
}

const ROUNDS = 3; // fitting one place may free space for another

/** Fits all places inside an element: inner ones first, so that an outer one need not shrink for them. */
export function fitAll(element: HTMLElement): void {
  const places = [...element.querySelectorAll<HTMLElement>("[data-fit]")].reverse();
  for (let round = 0; round < ROUNDS; round += 1) if (!places.map(fit).some(Boolean)) return;
}

/** Calls back, at most once per frame, when something inside an element, the window or a font has changed. */
export function whenChanged(element: HTMLElement, changed: () => void): () => void {
  let frame = 0;
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      changed();
    });
  };
  const mutations = new MutationObserver(soon);
  mutations.observe(element, { childList: true, characterData: true, subtree: true });
  const sizes = new ResizeObserver(soon);
  sizes.observe(element);
  document.fonts.addEventListener("loadingdone", soon);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    sizes.disconnect();
    document.fonts.removeEventListener("loadingdone", soon);
  };
}
