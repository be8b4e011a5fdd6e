// The look of Brew Crafters' choices in the list.

import type { Action, BoardProps, ChoiceLook, Preview } from "../contract";
import { capital, dollars, flowIcon, foretold, goodIcon, goodName, listed } from "./faces";
import { change, overflow } from "./takes";
import { recipe, space, supplies, worker } from "./content";
import type { BrewCraftersView } from "./view";

const PLAIN = [
  "end-turn",
  "pass",
  "done",
  "leave-empty",
  "no-portion",
  "stop-swap",
  "finish",
  "hire-none",
  "decline-free",
  "decline-helper",
  "hold",
  "no-mash",
  "skip",
];
const ICONS: Record<string, string> = {
  "process-collab": "beer",
  process: "beer",
  collaborate: "people",
  research: "flask",
  install: "house",
  "community-farm": "farm",
  "secret-recipe": "secret",
  mash: "mash-tun",
  "take-yeast": "yeast",
  "take-rep": "rep",
  "take-free": "check",
};
/** Choices that light the collaboration, the partnerships or the Community Farm. */
const SHARED = ["partner", "contribute", "farm-give"];
const NEAR = ["brew", "install-tile", "track", "contribute", "trade-give"];

const lines = (texts: string[]) => texts.map((text) => ({ text }));

/** The effects of the pointed choice; goods that exceed the storehouse are separate. */
export function preview(action: Action, props: BoardProps<BrewCraftersView>): Preview {
  const { say, forecast } = props;
  const { label } = look(action, props, false);
  const foreseen = forecast(action);
  const crowd = overflow(say, foreseen);
  const rest = foretold(say, foreseen).filter((line) => !crowd.includes(line));
  return { text: [label ?? say.action(action), ...rest].join(" · "), bad: say.clauses(crowd) };
}

/** Whether something shared by all can be chosen. */
export function aside({ legal }: BoardProps<BrewCraftersView>): "" | "shared" {
  return legal.some(({ do: verb }) => SHARED.includes(String(verb))) ? "shared" : "";
}

export function look(action: Action, props: BoardProps<BrewCraftersView>, refused: boolean): ChoiceLook {
  const { say, view, me } = props;
  const player = view.players[me - 1];
  const id = (name: string): string => String(action[name]);
  const near = refused && NEAR.includes(String(action.do));
  switch (action.do) {
    case "place":
    case "place-half":
    case "send":
    case "send-half":
    case "borrow-and-place":
    case "borrow-and-send":
      return spaceLook(action, props);
    case "take-basic":
      return {
        label: listed(say, { malt: Number(action.malt), hops: Number(action.hops), yeast: Number(action.yeast) }),
        icon: "any-basic",
        short: true,
      };
    case "take-advanced":
    case "farm-pick":
    case "waive":
    case "discard":
    case "trade-give":
    case "farm-give":
    case "plant":
      return { icon: id("what"), short: !refused };
    case "trade-get":
      return {
        label: listed(say, { [id("what")]: view.trade.get[id("what")] ?? 0 }),
        icon: goodIcon(id("what")),
        short: true,
      };
    case "swap":
      return { icon: id("get"), short: true };
    case "harvest":
      return {
        icon: player?.plots[Number(action.plot) - 1] || "farm",
        details: lines(foretold(say, props.forecast(action))),
      };
    case "exchange":
      return {
        label: `${goodName(say, id("give"))} → ${goodName(say, supplies(say.content, id("partnership")))}`,
        icon: "partner",
        group: say.name("partnerships", id("partnership")),
        short: true,
      };
    case "partner":
      return { icon: goodIcon(supplies(say.content, id("partnership"))) };
    case "hire":
    case "borrow-and-hire":
    case "worker-benefit":
      return {
        label: action.do === "hire" ? say.name("workers", id("worker")) : undefined,
        icon: "worker",
        odds: action.do === "worker-benefit" ? undefined : dollars(say, worker(say.content, id("worker"))?.cost ?? 0),
        details: [{ text: say.faceWords("workers", id("worker"), "effect") }],
      };
    case "brew":
      return refused
        ? recipeLook(id("recipe"), props, near)
        : { icon: "beer", details: lines(foretold(say, props.forecast(action))) };
    case "mark":
    case "develop":
      return recipeLook(id("recipe"), props, near);
    case "contribute":
      return { icon: id("what"), details: lines(say.face("portions", view.portions[id("what")] ?? "")), near };
    case "track": {
      const next = player?.next_steps[id("track")];
      return {
        icon: "cube",
        details: next
          ? [{ text: say.word(next) }, { text: say.faceWords(view.lab, `${id("track")}-${next}`, "effect") }]
          : [],
        near,
      };
    }
    case "benefit":
      return {
        label: say.name("tracks", id("track")),
        icon: "winter",
        details: [{ text: say.faceWords(view.lab, `${id("track")}-annual`, "effect") }],
      };
    case "reserve":
      return { icon: id("space"), short: true };
    case "install-tile":
      return { icon: id("tile"), details: lines(say.face("buildings", id("tile"))), near };
    default:
      return {
        icon: ICONS[String(action.do)],
        details: lines(foretold(say, props.forecast(action))),
        plain: PLAIN.includes(String(action.do)) && props.legal.length > 1,
      };
  }
}

/** What a choice would take. */
function spaceLook(action: Action, props: BoardProps<BrewCraftersView>): ChoiceLook {
  const { say, forecast } = props;
  const id = String(action.space);
  const flow = space(say.content, id)?.flows.find(({ half }) => half === action.half);
  const foreseen = forecast(action);
  const loans = change(foreseen, "loans");
  return {
    label: flow?.half ? halfLabel(action, flow.half, props) : say.name("market", id),
    telling: true,
    icon: loans ? "loan" : flow && flowIcon(flow),
    details: lines(foretold(say, foreseen)),
    group: action.token ? capital(say, say.word(String(action.token))) : undefined,
  };
}

/** A half of a stall. A stall that is called after its halves adds only what tells it from another with the same half. */
function halfLabel(action: Action, half: string, { say, view }: BoardProps<BrewCraftersView>): string {
  const id = String(action.space);
  const name = goodName(say, half);
  if (!say.name("market", id).includes(name)) return say.action(action);
  const halves = (stall: string) => (space(say.content, stall)?.flows ?? []).map((flow) => flow.half ?? "");
  const twin = Object.keys(view.market).some((other) => other !== id && halves(other).includes(half));
  const beside = halves(id).find((other) => other !== half);
  return twin && beside ? say.say("brewcrafters-half-beside", { half: name, other: goodName(say, beside) }) : name;
}

function recipeLook(id: string, { say }: BoardProps<BrewCraftersView>, near: boolean): ChoiceLook {
  const face = recipe(say.content, id);
  return {
    icon: "beer",
    odds: face ? `${face.rep} ${say.word("rep")}` : undefined,
    details: Object.entries(face?.cost ?? {})
      .filter(([, amount]) => amount > 0)
      .map(([what, amount]) => ({ icon: what, text: String(amount) })),
    near,
  };
}
