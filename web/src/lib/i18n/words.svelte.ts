// The page's own texts in the current language. Everything that calls `t` changes with the language.

import { fetchHouse } from "../net/api";
import { beside } from "../net/beside";
import { Catalogue, type Args } from "./catalogue";
import { recall, remember } from "../storage/localStorage";
import { isLang, pickLang, type Lang } from "./languages";
import { pageTexts } from "./texts";

class Words {
  lang: Lang = $state("en");
  texts: string[] = $state.raw([]);
  private catalogue: Catalogue = $state.raw(new Catalogue("en", []));

  /** The language chosen before, else an invitation's, which then counts as chosen, else the browser's. */
  async begin(invited = ""): Promise<void> {
    const kept = recall("lang", "");
    if (!isLang(kept) && isLang(invited)) await this.choose(invited);
    else await this.change(isLang(kept) ? kept : pickLang(navigator.languages));
  }

  async choose(lang: Lang): Promise<void> {
    remember("lang", lang);
    await this.change(lang);
  }

  private async change(lang: Lang): Promise<void> {
    const texts = await pageTexts(lang);
    this.texts = texts;
    this.catalogue = new Catalogue(lang, texts);
    this.lang = lang;
    document.documentElement.lang = lang;
    void this.leaveWords();
  }

  /** What the service worker says when it is the reader's turn and no page is open. */
  private async leaveWords(): Promise<void> {
    if (!("caches" in window)) return;
    const offered = await fetchHouse().then(
      ({ titles }) => titles,
      () => [],
    );
    const titles = Object.fromEntries(offered.map(({ id, name }) => [id, this.title(id, name)]));
    const cache = await caches.open("alehouse-words");
    await cache.put(
      beside("words.json"),
      Response.json({ turn: this.say("your-turn"), warning: this.say("push-warning"), titles }),
    );
  }

  say(key: string, args?: Args): string {
    return this.catalogue.say(key, args);
  }

  has(key: string): boolean {
    return this.catalogue.has(key);
  }

  /** The name of a title; `name` is the fallback if it has no texts in this language. */
  title(id: string, name = id): string {
    return this.has(`title-${id}`) ? this.say(`title-${id}`) : name;
  }

  /** The name of a bot's level, with its style and budget; a third-party bot's name is unchanged. */
  level(id: string): string {
    const [named = ""] = id.split(":", 1);
    const [name = "", style] = named.split("+");
    const level = this.has(`level-${name}`) ? this.say(`level-${name}`) : name;
    const said = style ? this.say("level-in-style", { level, style: this.say(`style-${style}`) }) : level;
    return said + id.slice(named.length);
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.lang, options).format(value);
  }

  percent(share: number): string {
    return this.number(share, { style: "percent", maximumFractionDigits: 0 });
  }
}

export const words = new Words();

/** A text of the page. */
export function t(key: string, args?: Args): string {
  return words.say(key, args);
}
