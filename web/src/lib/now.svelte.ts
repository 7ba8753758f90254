// The browser's steady clock, ten times a second, for everything on the screen that shows a time.

class Now {
  ms = $state(performance.now());

  constructor() {
    setInterval(() => (this.ms = performance.now()), 100);
  }
}

export const now = new Now();
