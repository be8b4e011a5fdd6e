// A title's sentences in the reader's language: the page's side of src/alehouse/text/speech.py.

import { Catalogue, signed, type Args } from "./catalogue";
import type { Lang } from "./languages";
import type { Changes, Content, Foreseen, Reason, Why } from "../protocol";

export type Entries = Content["content"];

/** A line of what an entry is and does, as the server sends it with the content (`engine/face.py`). */
export interface FaceLine {
  key: string;
  args: Record<string, string | number | FaceLine[] | Effect>;
  source: string;
  part: string;
}

const NAME = "name"; // the key of a line that only names an entry
const EFFECT = "effect"; // the key of a line for one effect of a list
const NUMBERS = "numbers"; // rule values, which are not things
const HARDLY = 0.0005; // a probability too small to mention
const MOST_CHANGES = 3; // changes of a fact listed one by one; more are shown as a range
const MOST_ANSWERS = 2; // answers reported with the action they complete
const SEATS = ["seat", "other"]; // arguments that hold a seat, counted from 1; 0 is nobody

/** One effect of a card: what it does, by how much, to what, and when. */
export interface Effect {
  do: string;
  when?: string;
  source?: string;
  [field: string]: string | number | undefined;
}

/** Speaks for one title with one pack in one language. `names` are the players' names in seat order, `you` is the reader's seat. */
export class Speech {
  readonly catalogue: Catalogue;

  constructor(
    readonly lang: Lang,
    texts: string[],
    readonly content: Entries,
    readonly names: string[],
    readonly you = 0,
  ) {
    this.catalogue = new Catalogue(lang, texts);
  }

  /** The sentence for a decision. */
  decision(name: string): string {
    return this.say(`decision-${name}`);
  }

  /** What to do, in a few words; they may depend on the first reason why it is asked. */
  headline(title: string, decision: string, because?: Why): string {
    const key = `${title}-headline-${decision}`;
    return this.has(key) ? this.told(key, because?.args ?? {}) : this.decision(decision);
  }

  /** Why it is asked: what is left to do, or what it is for. */
  because({ key, args }: Why): string {
    return this.told(`because-${key}`, args);
  }

  /** The label of an action. */
  action(action: Record<string, unknown>): string {
    const { do: verb, ...rest } = action;
    return this.told(`action-${String(verb)}`, rest);
  }

  /** A line of the log; the reader's actions are in the second person. */
  event(told: Record<string, unknown>, you = this.you): string {
    const { event, only: _, ...rest } = told;
    const key = `log-${String(event)}`;
    const second = `${key}.you`;
    return this.told(you > 0 && rest.seat === you && this.has(second) ? second : key, rest);
  }

  /** Why something is not allowed now. */
  refusal(reason: Reason): string {
    return this.told(`refusal-${reason.key}`, reason.args);
  }

  /**
   * What an action will bring, a line per outcome, per fact that changes and per answer that changes them. Where there
   * are many answers, the question itself says what each of them brings.
   */
  forecast(foreseen: Foreseen): string[] {
    const answers = foreseen.then.filter(({ forecast }) => forecast);
    const told = answers.length > MOST_ANSWERS ? [] : answers;
    return [...this.changes(foreseen), ...told.map(({ action, forecast }) => this.answer(action, forecast!))].filter(
      Boolean,
    );
  }

  private answer(action: Record<string, unknown>, forecast: Changes): string {
    const brings = this.changes(forecast);
    return brings.length ? this.labeled(this.action(action), this.clauses(brings)) : "";
  }

  /** One line per outcome and per changed fact. */
  changes(foreseen: Changes): string[] {
    const outcomes = foreseen.outcomes.map(({ event: told, times }) => {
      const { event, seat: _, ...rest } = told;
      const count = Math.max(...times.map(([count]) => count));
      const never = times.find(([count]) => count === 0)?.[1] ?? 0;
      return this.likely(this.told(`outcome-${String(event)}`, { ...rest, count }), 1 - never);
    });
    const facts = Object.entries(foreseen.facts).map(([name, spread]) => {
      const fact = this.say(`fact-${name}`);
      const changes = spread.filter(([, share]) => share >= HARDLY);
      if (changes.length > MOST_CHANGES) {
        const [low, high] = [signed(changes[0]![0]), signed(changes.at(-1)![0])];
        return this.say("forecast-range", { fact, low, high });
      }
      const parts = changes.map(([value, share]) => this.likely(signed(value), share));
      const change = this.folded("forecast-or", parts);
      return this.say("forecast-change", { fact, change });
    });
    return [...outcomes, ...facts];
  }

  /** Something with its probability, unless it is certain. */
  likely(what: string, share: number): string {
    if (share > 1 - HARDLY) return what;
    return this.say("forecast-chance", { what, chance: Math.max(1, Math.min(99, Math.round(100 * share))) });
  }

  term(name: string): string {
    return this.say(`term-${name}`);
  }

  score(source: string): string {
    return this.say(`score-${source}`);
  }

  option(id: string): string {
    return this.say(`option-${id}`);
  }

  /** The effect of choosing the option; messages take rule values by their ids. */
  optionAbout(id: string): string {
    const numbers = Object.entries(this.content[NUMBERS] ?? {}).map(([name, { value }]) => [name, Number(value)]);
    return this.say(`option-${id}.about`, Object.fromEntries(numbers) as Args);
  }

  optionValue(id: string, value: boolean | number | string): string {
    if (typeof value === "boolean") return this.say(value ? "on" : "off");
    return typeof value === "string" ? this.say(`option-${id}-${value}`) : String(value);
  }

  /** The name of a pack; a message for one that comes with the title. */
  pack(name: string): string {
    const key = `pack-name-${name}`;
    return this.catalogue.has(key) ? this.say(key) : name;
  }

  /** The heading of a content file. */
  section(file: string): string {
    return this.say(`section-${file}`);
  }

  /** The name of a card, a room, …: the pack's own, else the title's, else the title's word for its id. */
  name(section: string, card: string): string {
    return this.nameIn(section, card) ?? this.word(card);
  }

  /** What an entry of the content is and does, in lines; only one part of it if `part` is given. */
  face(section: string, id: string, part = ""): string[] {
    return this.faceWithSources(section, id, part).map(({ text }) => text);
  }

  /** All of these ids that have a face, with its lines. */
  explained(ids: string[]): { name: string; lines: string[] }[] {
    return [...new Set(ids)].flatMap((id) => {
      const section = this.sectionOf(id);
      return section ? [{ name: this.name(section, id), lines: this.face(section, id) }] : [];
    });
  }

  /** The face of the entry with this id, in any section. */
  faceById(id: string, part = ""): string[] {
    const section = this.sectionOf(id);
    return section ? this.face(section, id, part) : [];
  }

  /** The section in which this id has a face. */
  sectionOf(id: string): string | undefined {
    return Object.keys(this.content).find((section) => section !== NUMBERS && this.content[section]?.[id]?.face);
  }

  /** The same, with the source of each line. */
  faceWithSources(section: string, id: string, part = ""): { text: string; source: string }[] {
    return this.faceLines(section, id)
      .filter((line) => !part || !line.part || line.part === part)
      .map((line) => {
        const text = this.line(line);
        return { text: line.part && !part ? this.labeled(this.named(line.part), text) : text, source: line.source };
      });
  }

  /** The lines of an entry's face whose keys have this prefix: "effect" gets its effects. */
  faceLines(section: string, id: string, key = ""): FaceLine[] {
    const lines = (this.content[section]?.[id]?.face as FaceLine[] | undefined) ?? [];
    return lines.filter((line) => line.key.startsWith(key));
  }

  /** The same in words. */
  faceWords(section: string, id: string, key: string): string {
    return this.clauses(this.faceLines(section, id, key).map((line) => this.line(line)));
  }

  /** Any other id of the title as a word; an unknown one is returned unchanged. */
  word(thing: string): string {
    const key = `word-${thing}`;
    return this.catalogue.has(key) ? this.say(key) : thing;
  }

  /** The name of an id, looked up in the likely sections first, else the title's word for it. */
  named(thing: string, likely: string[] = []): string {
    for (const section of [...likely, ...Object.keys(this.content)]) {
      const name = this.nameIn(section, thing);
      if (name !== undefined) return name;
    }
    return this.word(thing);
  }

  /** The name of a seat counted from 1; 0 is nobody. */
  player(seat: number): string {
    if (seat === 0) return this.say("nobody");
    return this.names[seat - 1] || this.say("player", { number: seat });
  }

  /** The sentence for an effect, after its condition if it has one. */
  effect({ do: does, when, source: _, ...rest }: Effect): string {
    const args: Args = { amount: 1, what: this.about("") };
    for (const [name, value] of Object.entries(rest))
      args[name] = typeof value === "string" ? this.about(value) : (value ?? 1);
    const text = this.say(`effect-${does}`, args);
    return when ? this.labeled(this.word(when), text) : text;
  }

  /** A word of an effect: the title's word for it, else its name. */
  private about(value: string): string {
    const word = this.word(value);
    return value && word === value ? this.named(value) : word;
  }

  /** A label and its text, joined by the language's punctuation. */
  labeled(label: string, text: string | number): string {
    return this.say("labeled", { label, text });
  }

  /** Clauses joined by the language's punctuation. */
  clauses(parts: string[]): string {
    return this.folded("clauses", parts);
  }

  /** Any message by its key. */
  say(key: string, args?: Args): string {
    return this.catalogue.say(key, args);
  }

  has(key: string): boolean {
    return this.catalogue.has(key);
  }

  private nameIn(section: string, card: string): string | undefined {
    const own = this.content[section]?.[card]?.name as Record<string, string> | undefined;
    const key = `name-${section}-${card}`;
    const name = own?.[this.lang] ?? own?.en ?? (this.catalogue.has(key) ? this.say(key) : undefined);
    const original = this.content[section]?.[card] && /^(.+)-\d+$/.exec(card)?.[1]; // it may be one of several copies
    return name ?? (original ? this.nameIn(section, original) : undefined);
  }

  /** Joins parts pairwise with a message. */
  private folded(key: string, parts: string[]): string {
    return parts.length ? parts.reduce((first, second) => this.say(key, { first, second })) : "";
  }

  /** One line of a face. */
  line({ key, args }: FaceLine): string {
    if (key === NAME) {
      const [section, entry] = [String(args.section), String(args.entry)];
      return section ? this.name(section, entry) : this.named(entry);
    }
    if (key === EFFECT) return this.effect(args.effect as Effect);
    const said: Args = {};
    for (const [name, value] of Object.entries(args))
      said[name] = Array.isArray(value) ? value.map((part) => this.line(part)).join(", ") : this.argument(name, value);
    return this.say(key, said);
  }

  private told(key: string, args: Record<string, unknown>): string {
    const said: Args = {};
    for (const [name, value] of Object.entries(args)) said[name] = this.argument(name, value);
    return this.say(key, said);
  }

  private argument(name: string, value: unknown): string | number {
    if (typeof value === "boolean") return value ? "true" : "false";
    if (typeof value === "number") return SEATS.includes(name) ? this.player(value) : value;
    return value ? this.named(String(value), [name, `${name}s`]) : "";
  }
}
