// What a form asks of the server: while it is on its way, what went wrong, and what is looked at again afterwards.

export class Attempts {
  problem = $state.raw<unknown>(null);
  private underway = $state(0);

  constructor(private readonly afterwards: () => Promise<unknown>) {}

  get busy(): boolean {
    return this.underway > 0;
  }

  /** Says whether it was done. What came of it is looked at also after a failure: part of it may have been done. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    this.underway += 1;
    const failures: unknown[] = [];
    let done = true;
    await act().catch((error: unknown) => {
      done = false;
      failures.push(error);
    });
    await this.afterwards().catch((error: unknown) => failures.push(error));
    this.problem = failures[0] ?? null;
    this.underway -= 1;
    return done;
  }
}
