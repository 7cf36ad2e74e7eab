import type { EventsPage } from '@oja/contract/events';

import { backoff } from './backoff.ts';
import type { NumberedEvent } from './server-event.ts';

interface EventOrderOptions {
  /** Asks GET /api/v1/events?after=; rejects when that fails. */
  fetchEvents: (after: number) => Promise<EventsPage>;
  /** What is shown may lack anything that happened before now: it is to be read anew. */
  reload: (why: 'first' | 'reset') => void;
  /** Applies one event; called in order, once each. `isLive` of what has happened while the connection was there. */
  apply: (told: NumberedEvent, isLive: boolean) => void;
}

/** How long what is missing may still be on its way. */
const PATIENCE_MS = 300;

/**
 * Puts the numbered events of one session in order, each exactly once, by the rules of the contract's events.ts. What is
 * missing after a moment, or was missed while the connection was broken, is asked for.
 */
export class EventOrder {
  readonly #options: EventOrderOptions;
  /** The number up to which everything is known. */
  #seq: number | undefined;
  /** The newest number when the connection was made: what is not above it had happened before. */
  #liveAfter = 0;
  /** The newest number heard of. */
  #newest = 0;
  readonly #early = new Map<number, NumberedEvent>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #failures = 0;
  #isPaused = false;
  #isEnded = false;

  constructor(options: EventOrderOptions) {
    this.#options = options;
  }

  /** The server has told its newest number: on each connection, and now and then. */
  ready(seq: number): void {
    if (this.#isPaused || this.#seq === undefined) this.#liveAfter = seq;
    this.#isPaused = false;
    if (this.#seq === undefined) {
      this.#seq = seq;
      this.#options.reload('first');
    }
    this.#newest = Math.max(this.#newest, seq);
    this.#applyEarly();
    // What the server says it has told is missed, not on its way.
    if (this.#isBehind() && this.#early.size === 0) void this.#catchUp();
  }

  /** An event has come in, in whatever order. */
  hear(told: NumberedEvent): void {
    const { seq } = told.payload;
    // Before `ready` there is nothing that it could be applied to: the lists are loaded after it.
    if (this.#seq !== undefined && seq <= this.#seq) return;
    this.#early.set(seq, told);
    this.#applyEarly();
  }

  /** The connection is broken: asking waits until it is back. */
  pause(): void {
    this.#isPaused = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The session is over: nothing is applied any more. */
  end(): void {
    this.#isEnded = true;
    this.pause();
  }

  #applyEarly(): void {
    if (this.#seq === undefined || this.#isAsking || this.#isEnded) return;
    for (const seq of this.#early.keys()) if (seq <= this.#seq) this.#early.delete(seq);
    for (let next = this.#early.get(this.#seq + 1); next; next = this.#early.get(this.#seq + 1)) {
      this.#early.delete(this.#seq + 1);
      this.#seq += 1;
      this.#apply(next);
    }
    if (this.#isBehind()) this.#askIn(PATIENCE_MS);
  }

  #apply(told: NumberedEvent): void {
    this.#options.apply(told, told.payload.seq > this.#liveAfter);
  }

  #isBehind(): boolean {
    return this.#seq !== undefined && (this.#early.size > 0 || this.#newest > this.#seq);
  }

  #askIn(ms: number): void {
    if (this.#isPaused || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => void this.#catchUp(), ms);
  }

  async #catchUp(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isAsking || this.#isEnded || !this.#isBehind()) return;
    this.#isAsking = true;
    try {
      while (await this.#takePage());
      this.#failures = 0;
    } catch {
      this.#failures += 1;
    }
    this.#isAsking = false;
    if (this.#isEnded) return;
    if (this.#failures > 0) this.#askIn(backoff(this.#failures));
    else this.#applyEarly();
  }

  /** @returns whether there is more */
  async #takePage(): Promise<boolean> {
    const page = await this.#options.fetchEvents(this.#seq ?? 0);
    if (this.#isEnded) return false;
    if (page.reset) {
      this.#seq = page.latestSeq;
      this.#newest = page.latestSeq;
      this.#options.reload('reset');
      return false;
    }
    for (const told of page.events) this.#apply(told);
    this.#seq = page.lastSeq;
    // Numbers whose subject is gone are left out: what the page reaches is known all the same.
    this.#newest = Math.max(this.#newest, page.latestSeq);
    return page.hasMore;
  }
}
