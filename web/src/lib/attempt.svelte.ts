// What a form asks of the server: while it is on its way, what went wrong, and what is looked at again afterwards.

export class Attempts {
  problem = $state.raw<unknown>(null);
  private underway = $state(0);

  constructor(private readonly afterwards: () => Promise<unknown>) {}

  get busy(): boolean {
    return this.underway > 0;
  }

  /** Also after a failure: part of it may have been done. */
  async run(act: () => Promise<unknown>): Promise<void> {
    this.underway += 1;
    let failure: unknown = null;
    for (const step of [act, this.afterwards]) await step().catch((error: unknown) => (failure ??= error));
    this.problem = failure;
    this.underway -= 1;
  }
}
