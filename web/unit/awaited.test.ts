import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awaited, awaitedAfter } from "../src/lib/awaited";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an answer that is no longer wanted counts for nothing, be it good or bad", async () => {
  const answers = { take: vi.fn(), fail: vi.fn() };
  awaited(Promise.resolve("late"), answers)();
  awaited(Promise.reject(new Error("late")), answers)();
  awaited(Promise.resolve("in time"), answers);
  await vi.advanceTimersByTimeAsync(0);
  expect(answers.take.mock.calls).toEqual([["in time"]]);
  expect(answers.fail).not.toHaveBeenCalled();
});

test("while somebody types nothing is asked", async () => {
  const ask = vi.fn(() => Promise.resolve("answer"));
  const answers = { take: vi.fn(), fail: vi.fn() };
  const forget = awaitedAfter(200, ask, answers);
  await vi.advanceTimersByTimeAsync(199);
  forget();
  awaitedAfter(200, ask, answers);
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(answers.take).toHaveBeenCalledTimes(1);
});
