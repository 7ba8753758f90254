// Answers that may come too late. Each function answers another one that makes the answer count for nothing: the clean-up of
// an effect.

export interface Answers<T> {
  take(answer: T): void;
  fail(problem: unknown): void;
}

/** Takes the answer, unless it is no longer wanted when it comes. */
export function awaited<T>(answer: Promise<T>, { take, fail }: Answers<T>): () => void {
  let wanted = true;
  answer.then(
    (it) => wanted && take(it),
    (it: unknown) => wanted && fail(it),
  );
  return () => {
    wanted = false;
  };
}

/** The same after a pause in which somebody may still be typing. */
export function awaitedAfter<T>(pause: number, ask: () => Promise<T>, answers: Answers<T>): () => void {
  let forget = () => {};
  const timer = setTimeout(() => (forget = awaited(ask(), answers)), pause);
  return () => {
    clearTimeout(timer);
    forget();
  };
}
