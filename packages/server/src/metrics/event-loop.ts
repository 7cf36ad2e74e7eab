import { monitorEventLoopDelay } from 'node:perf_hooks';

const NANOSECONDS = 1e9;
const RESOLUTION_MS = 20;
const WINDOW_MS = 1000;

/** Seconds in a row that count. */
const SUSTAINED = 3;

/** How late the event loop was, in seconds, over a second that has passed. */
export interface Lag {
  mean: number;
  p99: number;
  max: number;
}

/** Watches how late the event loop is: the one sign that this process has more to do than it can. */
export class EventLoop {
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #lag: Lag = { mean: 0, p99: 0, max: 0 };
  #means: readonly number[] = [];

  constructor() {
    this.#delays.enable();
    this.#timer = setInterval(() => this.#turn(), WINDOW_MS).unref();
  }

  /** Over the last full second. */
  get lag(): Lag {
    return this.#lag;
  }

  /** How late it was on average in each of the last seconds, at least: a moment's jam is none yet. */
  get sustainedLag(): number {
    return this.#means.length < SUSTAINED ? 0 : Math.min(...this.#means);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delays.disable();
  }

  #turn(): void {
    const { count, mean, max } = this.#delays;
    this.#lag = count === 0 ? { mean: 0, p99: 0, max: 0 } : { mean: beyond(mean), p99: beyond(this.#delays.percentile(99)), max: beyond(max) };
    this.#means = [...this.#means, this.#lag.mean].slice(-SUSTAINED);
    this.#delays.reset();
  }
}

/** What is measured is the time between two looks, which is never shorter than the pause itself. */
function beyond(delay: number): number {
  return Math.max(0, delay / NANOSECONDS - RESOLUTION_MS / 1000);
}
