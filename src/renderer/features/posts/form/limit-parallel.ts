/**
 * Limits how many tasks run at once. The others wait, and start in the order in which they arrived.
 * @returns a function that runs a task and settles with it
 */
export function limitParallel(max: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    // A task that ends hands its slot directly to the next one, so that no other task can take it.
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
