import type { Action, BoardKit, BoardProps, ChoiceLook } from "../contract";
import Board from "./Board.svelte";

/** The catalogue's label, and the forecast. */
function look(action: Action, { forecast, say }: BoardProps, refused: boolean): ChoiceLook {
  const foreseen = refused ? undefined : forecast(action);
  return foreseen ? { details: say.forecast(foreseen).map((text) => ({ text })) } : {};
}

export default { Board, look } satisfies BoardKit;
