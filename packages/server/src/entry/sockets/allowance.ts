/** Events that a client may send in a burst, and how many more it may send each second. */
const BURST = 30;
const A_SECOND = 5;

/** How many events beyond the burst disconnect a client. */
const ABUSE = 300;

/** The number of events that one socket may still send. It refills over time. */
export class Allowance {
  #left: number;
  #over = 0;
  #at = performance.now();
  readonly #scale: number;

  /** @param scale the scale of all rate limits */
  constructor(scale: number) {
    this.#scale = scale;
    this.#left = BURST * scale;
  }

  /** @returns whether one more event is fine, too many, or so many that the socket must be disconnected */
  take(): 'fine' | 'too many' | 'abuse' {
    const now = performance.now();
    this.#left = Math.min(BURST * this.#scale, this.#left + ((now - this.#at) / 1000) * A_SECOND * this.#scale);
    this.#at = now;
    if (this.#left >= 1) {
      this.#left -= 1;
      this.#over = 0;
      return 'fine';
    }
    this.#over += 1;
    return this.#over > ABUSE ? 'abuse' : 'too many';
  }
}
