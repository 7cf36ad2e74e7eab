/**
 * Lets at most so many tasks run at once; the others wait, and start in the order in which they came.
 * @returns runs a task, and settles as it does
 */
export function limitParallel(max: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    // Whoever ends hands its place to the next, so that nobody can slip in between.
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
