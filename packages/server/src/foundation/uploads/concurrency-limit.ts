/** Limits how many jobs run at the same time; the others wait in order. */
export class ConcurrencyLimit {
  readonly #max: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** @param max the most jobs at the same time */
  constructor(max: number) {
    this.#max = max;
  }

  /** Runs the job when there is room for it. */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#max) this.#running += 1;
    else await this.#queue();
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      // The next job takes this place, so the number of running jobs stays the same.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #queue(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
