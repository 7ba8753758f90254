// Light or dark: as the system has it, until somebody chooses.
import { stored } from "./stored";

export type Theme = "light" | "dark";

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

class Look {
  chosen = $state<Theme | null>(stored("theme") as Theme | null);
  system = $state<Theme>(darkSystem.matches ? "dark" : "light");

  get current(): Theme {
    return this.chosen ?? this.system;
  }

  toggle(): void {
    this.chosen = this.current === "dark" ? "light" : "dark";
    stored("theme", this.chosen);
    applyTheme();
  }
}

export const look = new Look();

darkSystem.addEventListener("change", (event) => {
  look.system = event.matches ? "dark" : "light";
  applyTheme();
});

export function applyTheme(): void {
  document.documentElement.dataset["theme"] = look.current;
}
