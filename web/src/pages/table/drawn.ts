// Choices with a place on the board: boards write the action into `data-act` of everything that is lit.

import type { Action } from "../../boards/contract";
import { keyOf } from "../../lib/actions";

/** Those of these choices that nothing on the page represents. */
export function undrawn(page: ParentNode, choices: Action[]): Action[] {
  const found = new Set(
    [...page.querySelectorAll<HTMLElement>("[data-act]")]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.dataset.act),
  );
  return choices.filter((action) => !found.has(keyOf(action)));
}
