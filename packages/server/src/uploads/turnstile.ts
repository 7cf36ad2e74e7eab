import { Refusal } from '../http/refusal.ts';

/** Lets a few through at a time; the others wait in line, and when the line is too long newcomers are sent away. */
export class Turnstile {
  readonly #width: number;
  readonly #lineMax: number;
  readonly #line: (() => void)[] = [];
  #inside = 0;

  /**
   * @param width how many may be inside at once
   * @param lineMax how many may wait
   */
  constructor(width: number, lineMax: number) {
    this.#width = width;
    this.#lineMax = lineMax;
  }

  /**
   * Runs the job when there is room for it.
   * @throws Refusal `unavailable` when too many wait already
   */
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
    if (this.#line.length >= this.#lineMax) throw new Refusal('unavailable');
    return new Promise((resolve) => {
      this.#line.push(resolve);
    });
  }
}
