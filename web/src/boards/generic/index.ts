import type { BoardKit } from "../contract";
import Board from "./Board.svelte";

export default { Board } satisfies BoardKit;
