// What a card, a space or a piece is and does, in words: shown while a mouse rests on it, after a long press of a
// finger, or on a tap where a tap does nothing else.

import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Speech } from "../../lib/i18n/speech";
import FaceCard from "./FaceCard.svelte";

export interface Face {
  name: string;
  /** A line may have a source of its own. */
  lines: (string | { text: string; source: string })[];
  /** Id of a symbol without its `i-`. */
  icon?: string;
  /** The source of its values; "house" and "pack" are shown. */
  source?: string;
}

export const REST = 350; // ms for which a mouse rests
export const PRESS = 450; // ms of a long press

/** The face of an entry of the content. */
export function faceOf(say: Speech, section: string, id: string, icon?: string): Face {
  return { name: say.name(section, id), lines: say.faceWithSources(section, id), icon };
}

let close: (() => void) | undefined;

function open(of: () => Face | null | undefined, at: Element): void {
  hide();
  const shown = mount(FaceCard, { target: document.body, props: { of, at: at.getBoundingClientRect() } });
  close = () => void unmount(shown);
  addEventListener("scroll", hide, { once: true, capture: true });
}

function hide(): void {
  close?.();
  close = undefined;
}

/** Gives an element its face. `silent`: a tap on it does nothing else now. */
export function faced(
  face: () => Face | null | undefined,
  silent: () => boolean = () => false,
): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const show = (): void => {
      if (face()) open(face, element);
    };
    const leave = (): void => {
      clearTimeout(timer);
      hide();
    };
    // Capturing listeners also hear pointers that enter and leave the element's children.
    const own = (event: Event): boolean => event.target === element;
    const on: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointerenter: (event) => {
        if (!own(event) || (event as PointerEvent).pointerType !== "mouse") return;
        clearTimeout(timer);
        timer = setTimeout(show, REST);
      },
      pointerleave: (event) => own(event) && leave(),
      pointercancel: leave,
      pointerdown: (event) => {
        leave();
        held = false;
        if ((event as PointerEvent).pointerType === "mouse") return;
        timer = setTimeout(() => {
          held = true;
          show();
        }, PRESS);
      },
      pointerup: () => clearTimeout(timer),
      contextmenu: (event) => held && event.preventDefault(),
      click: (event) => {
        if (held) {
          event.stopImmediatePropagation();
          event.preventDefault();
        } else if (silent()) show();
        held = false;
      },
      focus: () => element.matches(":focus-visible") && show(),
      blur: leave,
    };
    for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener, { capture: true });
    return () => {
      leave();
      for (const [name, listener] of Object.entries(on)) element.removeEventListener(name, listener, { capture: true });
    };
  };
}
