import { expect, test } from "vitest";
import { Speech } from "./speech";

const TEXT = `
player = Player { $number }
nobody = nobody
on = on
off = off
decision-turn-step = Your turn.
action-keep-die = Keep the { $face }
action-move = Move to the { $to }
log-move = { $seat } enters the { $room }.
log-adjust = { $seat } for { $other }
refusal-too-loud = { $need } or less, yours is { $have }
option-sprint = Sprint
    .about = Two doors.
option-first-random = at random
word-easy = easy
name-rooms-chapel = House chapel
name-rooms-shed = Shed
`;
const CONTENT = { rooms: { chapel: { name: { en: "Chapel", fr: "Chapelle" } }, shed: { source: "house" } } };
const say = new Speech("en", [TEXT], CONTENT, ["Ann", ""]);

test("verbs and decisions are looked up by their ids", () => {
  expect(say.action({ do: "keep-die", face: 4 })).toBe("Keep the 4");
  expect(say.decision("turn-step")).toBe("Your turn.");
});

test("ids become the pack's names, seats become players", () => {
  expect(say.action({ do: "move", to: "chapel" })).toBe("Move to the Chapel");
  expect(say.event({ event: "move", seat: 1, room: "chapel" })).toBe("Ann enters the Chapel.");
  expect(say.event({ event: "adjust", seat: 2, other: 0 })).toBe("Player 2 for nobody");
});

test("a pack's own name wins, in English where it has none in the reader's language", () => {
  expect(new Speech("fr", [TEXT], CONTENT, []).name("rooms", "chapel")).toBe("Chapelle");
  expect(new Speech("it", [TEXT], CONTENT, []).name("rooms", "chapel")).toBe("Chapel");
  expect(say.name("rooms", "shed")).toBe("Shed");
  expect(say.name("rooms", "tower")).toBe("tower");
  expect(say.named("easy")).toBe("easy");
});

test("a refusal says its numbers", () => {
  expect(say.refusal({ rule: "MB-061", key: "too-loud", args: { need: 6, have: 7 } })).toBe("6 or less, yours is 7");
});

test("options say what they mean and what they may be", () => {
  expect(say.optionAbout("sprint")).toBe("Two doors.");
  const loud = "option-loud = Loud\n    .about = From { $limit } on.";
  expect(new Speech("en", [loud], { numbers: { limit: { value: 8 } } }, []).optionAbout("loud")).toBe("From 8 on.");
  expect(say.optionValue("sprint", true)).toBe("on");
  expect(say.optionValue("first", "random")).toBe("at random");
  expect(say.optionValue("rounds", 4)).toBe("4");
});

test("a face says its lines with their sources, and the parts it has", () => {
  const line = (key: string, part = "", args = {}) => ({ key, args, source: "house", part });
  const room = (entry: string) => line("name", "", { section: "rooms", entry });
  const face = [line("face-doors", "", { rooms: [room("chapel"), room("shed")] }), line("face-once", "easy")];
  const text = `${TEXT}\nface-doors = Doors to { $rooms }\nface-once = once\nlabeled = { $label }: { $text }`;
  const said = new Speech("en", [text], { rooms: { ...CONTENT.rooms, hall: { face } } }, []);
  expect(said.face("rooms", "hall")).toEqual(["Doors to Chapel, Shed", "easy: once"]);
  expect(said.face("rooms", "hall", "easy")).toEqual(["Doors to Chapel, Shed", "once"]);
  expect(said.faceWithSources("rooms", "hall", "hard")).toEqual([{ text: "Doors to Chapel, Shed", source: "house" }]);
  expect(said.faceById("hall")).toHaveLength(2);
  expect(said.face("rooms", "shed")).toEqual([]);
});

test("what has no message is said by its key, and noted", () => {
  expect(say.action({ do: "dance-tango", to: "chapel" })).toBe("action-dance-tango");
  expect(say.say("nothing-of-the-kind")).toBe("nothing-of-the-kind");
  expect(say.catalogue.problems.join()).toContain("nothing-of-the-kind");
});
