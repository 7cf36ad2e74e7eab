/** How long a call waits for its answer before it is repeated, in milliseconds. */
const PATIENCE_MS = { least: 1000, first: 2000, most: 5000 };

/**
 * How long the line takes to answer, learnt from each answer as in RFC 6298: the smoothed round trip, and four times
 * its mean deviation.
 */
export class RoundTrip {
  #smoothed: number | undefined;
  #deviation = 0;

  /** Takes the time of an answer into account, in milliseconds. */
  measured(ms: number): void {
    const took = Math.min(ms, PATIENCE_MS.most);
    this.#deviation =
      this.#smoothed === undefined ? took / 2 : 0.75 * this.#deviation + 0.25 * Math.abs(this.#smoothed - took);
    this.#smoothed = this.#smoothed === undefined ? took : 0.875 * this.#smoothed + 0.125 * took;
  }

  /**
   * @param unanswered how many calls wait for an answer, from 1: each makes the next wait twice as long
   * @returns how long to wait for the answer before the call is repeated, in milliseconds
   */
  patience(unanswered: number): number {
    const learnt = this.#smoothed === undefined ? PATIENCE_MS.first : this.#smoothed + 4 * this.#deviation;
    return Math.min(PATIENCE_MS.most, Math.max(PATIENCE_MS.least, learnt) * 2 ** (unanswered - 1));
  }
}
