// What this server offers: requested once, and shown as soon as it is known.

import { words } from "../i18n/words.svelte";
import { fetchHouse } from "../net/api";
import type { TitleShown } from "../protocol";

class House {
  /** In the order of the shelf. */
  titles: TitleShown[] = $state.raw([]);
  levels: string[] = $state.raw([]);
  styled: string[] = $state.raw([]);
  /** For how many days tables are kept, by status. */
  keep: Record<string, number> = $state.raw({});
  /** Why nothing is known. */
  trouble: unknown = $state.raw(null);

  async open(): Promise<void> {
    this.trouble = null;
    try {
      ({ titles: this.titles, levels: this.levels, styled: this.styled, keep: this.keep } = await fetchHouse());
    } catch (error) {
      this.trouble = error;
    }
  }

  title(id: string): TitleShown | undefined {
    return this.titles.find((one) => one.id === id);
  }

  /** The title's name in the reader's language, else the server's name for it. */
  name(id: string): string {
    return words.title(id, this.title(id)?.name);
  }
}

export const house = new House();
