// How Brew Crafters' choices look in the list.

import type { Action, BoardProps, ChoiceLook, Preview } from "../contract";
import {
  buildingDoes,
  capital,
  dollars,
  flowIcon,
  foretold,
  goodIcon,
  goodName,
  listed,
  stepDoes,
  workerDoes,
} from "./faces";
import { change, gained, overflow } from "./takes";
import { building, portion, portionOf, recipe, space, STEPS, supplies, worker } from "./content";
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

export function look(action: Action, props: BoardProps<BrewCraftersView>, refused: boolean): ChoiceLook {
  return withOverflow(fullLook(action, props, refused), action, props);
}

/** What the pointed choice will bring; what does not fit into the storehouse stands apart. */
export function preview(action: Action, props: BoardProps<BrewCraftersView>): Preview {
  const { say, view, me, forecast } = props;
  const { label } = fullLook(action, props, false);
  const foreseen = forecast(action);
  const crowd = overflow(view.players[me - 1], foreseen);
  return {
    text: [label ?? say.action(action), ...foretold(say, foreseen)].join(" · "),
    bad: crowd ? say.say("brewcrafters-overflow", { ...crowd }) : "",
  };
}

/** What is shared by all has something to choose. */
export function aside({ legal }: BoardProps<BrewCraftersView>): "" | "shared" {
  return legal.some(({ do: verb }) => SHARED.includes(String(verb))) ? "shared" : "";
}

function fullLook(action: Action, props: BoardProps<BrewCraftersView>, refused: boolean): ChoiceLook {
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
        odds: String(gained(props.forecast(action))),
        short: true,
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
        details: lines(workerDoes(say, id("worker"))),
      };
    case "brew":
      return refused
        ? recipeLook(id("recipe"), props, near)
        : { icon: "beer", details: lines(foretold(say, props.forecast(action))) };
    case "mark":
    case "develop":
      return recipeLook(id("recipe"), props, near);
    case "contribute": {
      const face = portion(say.content, portionOf(say.content, id("what")));
      return {
        icon: id("what"),
        details: face
          ? [
              { icon: goodIcon(id("what")), text: String(face.amount) },
              { text: say.say("face-portion-pays", { rep: face.rep, money: face.money }) },
            ]
          : [],
        near,
      };
    }
    case "track": {
      const next = STEPS[STEPS.indexOf(player?.lab[id("track")] ?? "start") + 1];
      return {
        icon: "cube",
        details: next ? [{ text: say.word(next) }, { text: stepDoes(say, view.lab, id("track"), next) }] : [],
        near,
      };
    }
    case "benefit":
      return {
        label: say.name("tracks", id("track")),
        icon: "winter",
        details: [{ text: stepDoes(say, view.lab, id("track"), "annual") }],
      };
    case "reserve":
      return { icon: id("space"), short: true };
    case "install-tile":
      return tileLook(id("tile"), props, near);
    default:
      return {
        icon: ICONS[String(action.do)],
        details: lines(foretold(say, props.forecast(action))),
        plain: PLAIN.includes(String(action.do)) && props.legal.length > 1,
      };
  }
}

/** What does not fit into the storehouse is told with whatever brings it. */
function withOverflow(full: ChoiceLook, action: Action, { say, view, me, forecast }: BoardProps<BrewCraftersView>) {
  const crowd = overflow(view.players[me - 1], forecast(action));
  if (!crowd) return full;
  const text = say.say("brewcrafters-overflow", { ...crowd });
  return { ...full, details: [...(full.details ?? []), { text }], short: false };
}

/** What one will take. */
function spaceLook(action: Action, { say, forecast }: BoardProps<BrewCraftersView>): ChoiceLook {
  const id = String(action.space);
  const flow = space(say.content, id)?.flows.find(({ half }) => half === action.half);
  const foreseen = forecast(action);
  const [goods, money, loans] = [gained(foreseen), change(foreseen, "money"), change(foreseen, "loans")];
  return {
    label: action.half ? goodName(say, String(action.half)) : say.name("market", id),
    icon: loans ? "loan" : flow && flowIcon(flow),
    odds: [goods ? String(goods) : "", money > 0 ? dollars(say, money) : ""].filter(Boolean).join(" + ") || undefined,
    details: loans ? [{ text: say.say("brewcrafters-with-loan") }] : [],
    group: action.token ? capital(say, say.word(String(action.token))) : undefined,
    short: !loans,
  };
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

function tileLook(id: string, { say }: BoardProps<BrewCraftersView>, near: boolean): ChoiceLook {
  const face = building(say.content, id);
  return {
    icon: id,
    odds: face ? dollars(say, face.cost) : undefined,
    details: [
      { text: buildingDoes(say, id) },
      ...(face?.gives ? [{ text: say.say("face-install-gives", { goods: listed(say, face.gives) }) }] : []),
    ],
    near,
  };
}

/** What is left to do: meeples, the tank to fill, shifts in the brewery, ingredients to discard, benefits of Winter. */
export function left({ view, say, me }: BoardProps<BrewCraftersView>): string {
  const player = view.players[me - 1];
  if (!player || view.to_act !== me) return "";
  if (view.decision === "brewery-action")
    return say.say("brewcrafters-shifts-after", { count: player.shifts - player.shifts_used + player.held });
  if (view.decision === "market-place") return say.say("brewcrafters-meeples", { count: player.meeples });
  if (view.decision === "brew-slot") return say.named(view.slot, ["buildings"]);
  if (view.decision === "discard") return say.say("brewcrafters-too-many", { count: player.stored - player.capacity });
  if (view.decision === "annual-next") return say.say("brewcrafters-benefits-left", { count: player.annual.length });
  return "";
}
