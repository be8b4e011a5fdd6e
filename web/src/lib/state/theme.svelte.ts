// Light or dark: the reader's choice, else the system's.

import { recall, remember } from "../storage/localStorage";

type Theme = "light" | "dark";

class Look {
  chosen: Theme | "" = $state(recall<Theme | "">("theme", ""));
  private readonly system = matchMedia("(prefers-color-scheme: dark)");
  private systemDark = $state(this.system.matches);

  constructor() {
    this.system.addEventListener("change", (event) => (this.systemDark = event.matches));
  }

  get dark(): boolean {
    return this.chosen ? this.chosen === "dark" : this.systemDark;
  }

  flip(): void {
    this.chosen = this.dark ? "light" : "dark";
    document.documentElement.dataset.theme = this.chosen;
    remember("theme", this.chosen);
  }
}

export const look = new Look();
