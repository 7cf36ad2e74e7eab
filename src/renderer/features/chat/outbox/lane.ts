import { backoff } from '../../../realtime/socket/backoff.ts';
import type { RoundTrip } from './round-trip.ts';

/** The most calls that wait for an answer at a time: a browser opens six connections to a server. */
const CALLS_MAX = 4;
/** A call that is younger than this is not repeated when the line returns, in milliseconds. */
const YOUNG_MS = 1000;

interface LaneDeps {
  /**
   * Sends all that waits, in order.
   * @returns rejects if the server was not reached; undefined if nothing waits
   */
  send: () => Promise<void> | undefined;
  /** Called when all calls have failed. */
  onFailed: (error: unknown) => void;
  roundTrip: RoundTrip;
}

/**
 * Decides when the messages to one partner are sent: at once, and after a failure when it is time. While a call waits
 * for its answer, further messages wait for the next one. A call without an answer in good time is repeated beside the
 * first, with all that waits by then. Each call begins with the oldest message that is not acknowledged, so the order
 * is kept whichever call arrives first.
 */
export class Lane {
  readonly #deps: LaneDeps;
  #unanswered = 0;
  #begunAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many retries have failed in a row. */
  #failures = 0;
  #isClosed = false;

  constructor(deps: LaneDeps) {
    this.#deps = deps;
  }

  /** Sends what waits, unless a call waits for its answer. */
  run(): void {
    if (this.#unanswered === 0) this.#send();
  }

  /** Sends what waits at once, beside a call that has waited for a while: the line may be back. */
  wake(): void {
    this.#failures = 0;
    if (this.#unanswered === 0 || performance.now() - this.#begunAt > YOUNG_MS) this.#send();
  }

  /** Tries again after a while, longer each time. */
  postpone(): void {
    this.#wait(backoff(this.#failures), () => {
      // Messages that are written meanwhile are sent as well, but do not prolong the wait.
      this.#failures += 1;
      this.#send();
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #send(): void {
    if (this.#isClosed || this.#unanswered === CALLS_MAX) return;
    const call = this.#deps.send();
    if (!call) return;
    this.#unanswered += 1;
    this.#begunAt = performance.now();
    this.#wait(this.#deps.roundTrip.patience(this.#unanswered), () => this.#send());
    void this.#await(call);
  }

  async #await(call: Promise<void>): Promise<void> {
    try {
      await call;
      this.#unanswered -= 1;
      this.#failures = 0;
      if (this.#unanswered === 0) clearTimeout(this.#timer);
      this.#send();
    } catch (error) {
      this.#unanswered -= 1;
      // The answer of another call may still come.
      if (this.#isClosed || this.#unanswered > 0) return;
      this.postpone();
      this.#deps.onFailed(error);
    }
  }

  #wait(ms: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms);
  }
}
