/** Lets a few through at a time; the others wait in line. */
export class Turnstile {
  readonly #width: number;
  readonly #line: (() => void)[] = [];
  #inside = 0;

  /** @param width how many may be inside at once */
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
      // Whoever comes next takes over this place, so the number inside stays the same.
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
