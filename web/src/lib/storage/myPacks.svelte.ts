// My packs: stored only in this browser. Every change is written at once, and other tabs see it.

import type { SharedPack } from "../packs/link";
import { recall, remember } from "./localStorage";

export interface MyPack extends SharedPack {
  id: string;
  /** When it was last changed. */
  changed: number;
}

const KEY = "packs";

class MyPacks {
  /** The most recently changed first. */
  packs: MyPack[] = $state.raw(recall<MyPack[]>(KEY, []));
  /** Whether the browser stored the last change. */
  kept = $state(true);

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key?.endsWith(`.${KEY}`)) this.packs = recall<MyPack[]>(KEY, []);
    });
  }

  find(id: string): MyPack | undefined {
    return this.packs.find((one) => one.id === id);
  }

  of(title: string): MyPack[] {
    return this.packs.filter((one) => one.title === title);
  }

  add({ title, name, changes }: SharedPack): MyPack {
    const made = {
      id: crypto.getRandomValues(new Uint32Array(2)).join("-"),
      title,
      name,
      changes,
      changed: Date.now(),
    };
    this.write([made, ...this.packs]);
    return made;
  }

  /** The same pack if it is already here, or a new one. */
  keep(pack: SharedPack): MyPack {
    const same = ({ title, name, changes }: SharedPack): string => JSON.stringify([title, name, changes]);
    return this.packs.find((one) => same(one) === same(pack)) ?? this.add(pack);
  }

  put(id: string, change: Partial<Pick<MyPack, "name" | "changes">>): void {
    const known = this.find(id);
    if (!known) return;
    this.write([{ ...known, ...change, changed: Date.now() }, ...this.packs.filter((one) => one.id !== id)]);
  }

  drop(id: string): void {
    this.write(this.packs.filter((one) => one.id !== id));
  }

  private write(packs: MyPack[]): void {
    this.packs = packs;
    this.kept = remember(KEY, packs);
  }
}

export const myPacks = new MyPacks();
