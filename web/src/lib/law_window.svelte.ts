// Which article is open over the page.

class LawWindow {
  shown = $state<{ edition: string; article: string } | null>(null);

  open(edition: string, article: string): void {
    this.shown = { edition, article };
  }

  close(): void {
    this.shown = null;
  }
}

export const lawWindow = new LawWindow();
