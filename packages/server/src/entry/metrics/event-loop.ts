import { monitorEventLoopDelay } from 'node:perf_hooks';

const NANOSECONDS = 1e9;
const RESOLUTION_MS = 20;
const WINDOW_MS = 1000;

/** The number of seconds in a row that count as sustained. */
const SUSTAINED = 3;

/** The delay of the event loop, in seconds, over one past second. */
export interface Lag {
  mean: number;
  p99: number;
  max: number;
}

/** Measures the delay of the event loop: the one sign that this process is overloaded. */
export class EventLoop {
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #timer: NodeJS.Timeout;
  #lag: Lag = { mean: 0, p99: 0, max: 0 };
  #means: readonly number[] = [];

  constructor() {
    this.#delays.enable();
    this.#timer = setInterval(() => this.#turn(), WINDOW_MS).unref();
  }

  /** The delay over the last full second. */
  get lag(): Lag {
    return this.#lag;
  }

  /** The smallest of the average delays of the last seconds: a short delay does not count. */
  get sustainedLag(): number {
    return this.#means.length < SUSTAINED ? 0 : Math.min(...this.#means);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delays.disable();
  }

  #turn(): void {
    const { count, mean, max } = this.#delays;
    this.#lag =
      count === 0
        ? { mean: 0, p99: 0, max: 0 }
        : { mean: beyond(mean), p99: beyond(this.#delays.percentile(99)), max: beyond(max) };
    this.#means = [...this.#means, this.#lag.mean].slice(-SUSTAINED);
    this.#delays.reset();
  }
}

/** The measured time between two checks includes the pause itself, which is subtracted. */
function beyond(delay: number): number {
  return Math.max(0, delay / NANOSECONDS - RESOLUTION_MS / 1000);
}
