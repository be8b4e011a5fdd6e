// Choices that are gathered and then confirmed together, and where they lead according to the engine.

import type { Action, BoardKit } from "../../boards/contract";
import { findRefused, same } from "../../lib/actions";
import type { Speech } from "../../lib/i18n/speech";
import type { Planned, PlayerView } from "../../lib/protocol";
import type { TableClient } from "../../lib/state/table.svelte";

type Plans = NonNullable<BoardKit["plans"]>;

export class Planning {
  private gathered: { actions: Action[]; at: PlayerView } | null = $state.raw(null);

  constructor(
    private readonly client: () => Pick<TableClient, "plan" | "planned">,
    private readonly seen: () => PlayerView,
    private readonly plans: () => Plans | undefined,
  ) {}

  /** The choices gathered in this position; a new position drops them. */
  get actions(): Action[] {
    return this.gathered && this.gathered.at.view === this.seen().view ? this.gathered.actions : [];
  }

  /** How the choices of the position are gathered, if at all. */
  get plan(): Plans[string] | undefined {
    const { legal, decision, view, seat } = this.seen();
    const plan = legal.length ? this.plans()?.[decision] : undefined;
    return plan?.several?.(view, seat) === false ? undefined : plan;
  }

  /** The engine's last answer. */
  get told(): Planned | null {
    return this.actions.length ? (this.client().planned?.plan ?? null) : null;
  }

  /** Whether the answer is for everything gathered, and all of it is possible. */
  get ready(): boolean {
    const answer = this.client().planned;
    const fresh =
      answer?.actions.length === this.actions.length &&
      this.actions.every((action, index) => same(action, answer.actions[index] as Action));
    if (!fresh || answer.plan.played < this.actions.length) return false;
    return this.plan?.closes !== undefined || answer.plan.player_view?.decision !== this.seen().decision;
  }

  /** The gathered choices that the engine will ask for; it makes the others itself. */
  get asked(): Action[] {
    return (this.told?.asked ?? []) as Action[];
  }

  /** The position that the gathered choices lead to, as far as known; without any, the real one. */
  get position(): PlayerView {
    if (!this.actions.length) return this.seen();
    const ahead = this.told?.player_view;
    const goesOn = ahead && ahead.decision === this.seen().decision;
    return goesOn ? ahead : { ...this.seen(), legal: [], refused: [], forecasts: [] };
  }

  gathers(action: Action): boolean {
    return this.plan?.gathers.includes(String(action.do)) ?? false;
  }

  closes(action: Action): boolean {
    return this.plan?.closes === action.do;
  }

  gather(actions: Action[]): void {
    this.gathered = actions.length ? { actions, at: this.seen() } : null;
    if (actions.length) this.client().plan(actions);
  }

  /** The results of the gathered choices in words, or why one of them is impossible. */
  brings(say: Speech): string {
    const told = this.told;
    if (!told) return "";
    const stopped = this.actions[told.played];
    const refused = stopped && findRefused(told.player_view?.refused ?? [], stopped);
    return refused ? say.refusal(refused.reason) : say.forecast({ ...told.changes, then: [] }).join(" · ");
  }
}
