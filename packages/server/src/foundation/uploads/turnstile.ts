/** Limits how many jobs run at the same time; the others wait in order. */
export class Turnstile {
  readonly #width: number;
  readonly #line: (() => void)[] = [];
  #inside = 0;

  /** @param width the most jobs at the same time */
  constructor(width: number) {
    this.#width = width;
  }

  /** Runs the job when there is room for it. */
  async pass<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#inside < this.#width) this.#inside += 1;
    else await this.#queue();
    try {
      return await job();
    } finally {
      const next = this.#line.shift();
      // The next job takes this place, so the number of running jobs stays the same.
      if (next) next();
      else this.#inside -= 1;
    }
  }

  #queue(): Promise<void> {
    return new Promise((resolve) => {
      this.#line.push(resolve);
    });
  }
}
