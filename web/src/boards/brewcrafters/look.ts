// How Brew Crafters' choices look in the list.

import type { Action, BoardProps, ChoiceLook } from "../contract";
import { compact } from "../pieces/compact";
import { buildingDoes, capital, dollars, flowIcon, goodIcon, goodName, listed, stepDoes, workerDoes } from "./faces";
import { traded } from "./offers";
import { flowOf, goodsOf, overflow } from "./takes";
import { building, portion, portionOf, rate, recipe, STEPS, supplies, worker, type View } from "./view";

const PLAIN = ["endTurn", "pass", "done", "leaveEmpty", "noPortion", "stopSwap", "finish", "hireNone", "declineFree", "declineHelper", "hold", "noMash", "skip"];
const ICONS: Record<string, string> = {
  processCollab: "beer", process: "beer", collaborate: "people", research: "flask", install: "house", communityFarm: "farm", secretRecipe: "secret",
  mash: "mash-tun", takeYeast: "yeast", takeRep: "rep", takeFree: "check",
};
const NEAR = ["brew", "installTile", "track", "contribute", "tradeGive"];

const WORDY = ["track", "benefit", "workerBenefit"]; // what these bring is only written in the list

export function look(action: Action, props: BoardProps<View>, refused: boolean): ChoiceLook {
  const full = fullLook(action, props, refused);
  return WORDY.includes(String(action.do)) ? full : compact(full, refused);
}

function fullLook(action: Action, props: BoardProps<View>, refused: boolean): ChoiceLook {
  const { say, view, me } = props;
  const player = view.players[me - 1];
  const id = (name: string): string => String(action[name]);
  const near = refused && NEAR.includes(String(action.do));
  switch (action.do) {
    case "place":
    case "placeHalf":
    case "send":
    case "sendHalf":
    case "borrowAndPlace":
    case "borrowAndSend":
      return spaceLook(action, props);
    case "takeBasic":
      return { label: listed(say, { malt: Number(action.malt), hops: Number(action.hops), yeast: Number(action.yeast) }), icon: "any-basic", short: true };
    case "takeAdvanced":
    case "farmPick":
    case "waive":
    case "discard":
    case "tradeGive":
    case "farmGive":
    case "plant":
      return { icon: id("what"), short: !refused };
    case "tradeGet":
      return {
        label: traded(props) ? listed(say, { [id("what")]: rate(say.content, traded(props), id("what")) }) : undefined,
        icon: goodIcon(id("what")),
        short: true,
      };
    case "swap":
      return { icon: id("get"), short: true };
    case "harvest":
      return { icon: player?.plots[Number(action.plot) - 1] || "farm", short: true };
    case "exchange":
      return { label: `${goodName(say, id("give"))} → ${goodName(say, supplies(say.content, id("partnership")))}`, icon: "partner", group: say.name("partnerships", id("partnership")), short: true };
    case "partner":
      return { icon: goodIcon(supplies(say.content, id("partnership"))) };
    case "hire":
    case "borrowAndHire":
    case "workerBenefit":
      return {
        label: action.do === "hire" ? say.name("workers", id("worker")) : undefined,
        icon: "worker",
        odds: action.do === "workerBenefit" ? undefined : dollars(say, worker(say.content, id("worker"))?.cost ?? 0),
        details: workerDoes(say, id("worker")).map((text) => ({ text })),
      };
    case "brew":
    case "mark":
    case "develop":
      return recipeLook(id("recipe"), props, near);
    case "contribute": {
      const face = portion(say.content, portionOf(say.content, id("what")));
      return {
        icon: id("what"),
        details: face ? [{ icon: goodIcon(id("what")), text: String(face.amount) }, { text: say.say("brewcrafters-portion-pays", { rep: face.rep, money: face.money }) }] : [],
        near,
      };
    }
    case "track": {
      const next = STEPS[STEPS.indexOf(player?.lab[id("track")] ?? "start") + 1];
      return { icon: "cube", details: next ? [{ text: say.word(next) }, { text: stepDoes(say, view.lab, id("track"), next) }] : [], near };
    }
    case "benefit":
      return { label: say.name("tracks", id("track")), icon: "winter", details: [{ text: stepDoes(say, view.lab, id("track"), "annual") }] };
    case "reserve":
      return { icon: id("space"), short: true };
    case "installTile":
      return tileLook(id("tile"), props, near);
    default:
      return { icon: ICONS[String(action.do)], plain: PLAIN.includes(String(action.do)) && props.legal.length > 1 };
  }
}

/** What one would take, and what that does to a full storehouse. */
function spaceLook(action: Action, { say, view, me }: BoardProps<View>): ChoiceLook {
  const id = String(action.space);
  const flow = flowOf(say.content, action);
  const player = view.players[me - 1];
  if (!flow || !player) return {};
  const goods = goodsOf(say.content, view, id, flow);
  const crowd = overflow(say.content, view, player, action);
  const loan = String(action.do).startsWith("borrow");
  return {
    label: action.half ? goodName(say, String(action.half)) : say.name("market", id),
    icon: loan ? "loan" : flowIcon(flow),
    odds: goods.map(({ what, amount }) => (what === "money" ? dollars(say, amount) : String(amount))).join(" + ") || undefined,
    details: [
      ...(loan ? [{ text: say.say("brewcrafters-with-loan") }] : []),
      ...(crowd ? [{ text: say.say("brewcrafters-overflow", { ...crowd }) }] : []),
    ],
    group: action.token ? capital(say, say.word(String(action.token))) : undefined,
    short: !loan && !crowd,
  };
}

function recipeLook(id: string, { say }: BoardProps<View>, near: boolean): ChoiceLook {
  const face = recipe(say.content, id);
  return {
    icon: "beer",
    odds: face ? `${face.rep} ${say.word("rep")}` : undefined,
    details: Object.entries(face?.cost ?? {}).filter(([, amount]) => amount > 0).map(([what, amount]) => ({ icon: what, text: String(amount) })),
    near,
  };
}

function tileLook(id: string, { say }: BoardProps<View>, near: boolean): ChoiceLook {
  const face = building(say.content, id);
  return {
    icon: id,
    odds: face ? dollars(say, face.cost) : undefined,
    details: [{ text: buildingDoes(say, id) }, ...(face?.gives ? [{ text: say.say("brewcrafters-install-gives", { goods: listed(say, face.gives) }) }] : [])],
    near,
  };
}

/** What is left to do: shifts in the brewery, ingredients to discard, benefits of Winter. */
export function left({ view, say, me }: BoardProps<View>): string {
  const player = view.players[me - 1];
  if (!player || view.to_act !== me) return "";
  if (view.decision === "brewery.action") return say.say("brewcrafters-shifts", { left: player.shifts - player.shifts_used, shifts: player.shifts });
  if (view.decision === "discard") return say.say("brewcrafters-too-many", { count: player.stored - player.capacity });
  if (view.decision === "annual.next") return say.say("brewcrafters-benefits-left", { count: player.annual.length });
  return "";
}
