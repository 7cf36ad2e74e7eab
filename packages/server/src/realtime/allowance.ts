/** Events that a client may send in a row, and how many more it may each second. */
const BURST = 30;
const A_SECOND = 5;

/** How far over that a client may go before it is disconnected. */
const ABUSE = 300;

/** What one socket may still send: it fills up by itself. */
export class Allowance {
  #left: number;
  #over = 0;
  #at = performance.now();
  readonly #scale: number;

  /** @param scale of all rate limits */
  constructor(scale: number) {
    this.#scale = scale;
    this.#left = BURST * scale;
  }

  /** @returns whether one more event is all right, too many, or so many that the socket has to go */
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
