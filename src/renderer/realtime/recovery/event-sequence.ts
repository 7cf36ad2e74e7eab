import type { EventsPage, NumberedEvent } from '@oja/contract/events';

import { backoff } from '../socket/backoff.ts';

interface EventSequenceOptions {
  /** Asks GET /api/v1/events?after=; rejects when that fails. */
  fetchEvents: (after: number) => Promise<EventsPage>;
  /** The caches may lack anything that happened before now: reads them again. */
  reload: (why: 'first' | 'reset') => void;
  /** Applies one event; called in order, once each. `isLive`: it has happened while the connection was there. */
  apply: (event: NumberedEvent, isLive: boolean) => void;
}

/** How long what is missing may still be on its way. */
const PATIENCE_MS = 300;

/**
 * Applies the numbered events of one session in order, each exactly once, by the rules of the contract's events.ts. It asks
 * the server for events that are missing after a moment, or were missed while the connection was broken.
 */
export class EventSequence {
  readonly #options: EventSequenceOptions;
  /** The number up to which everything is known. */
  #seq: number | undefined;
  /** The newest number when the connection was made: what is not above it had happened before. */
  #liveAfter = 0;
  /** The newest number that the server has named. */
  #newest = 0;
  readonly #early = new Map<number, NumberedEvent>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #failures = 0;
  #isPaused = false;
  #isEnded = false;

  constructor(options: EventSequenceOptions) {
    this.#options = options;
  }

  /** The server has named its newest number: on each connection, and now and then. */
  ready(seq: number): void {
    if (this.#isPaused || this.#seq === undefined) this.#liveAfter = seq;
    this.#isPaused = false;
    if (this.#seq === undefined) {
      this.#seq = seq;
      this.#options.reload('first');
    }
    this.#newest = Math.max(this.#newest, seq);
    this.#applyEarly();
    // What the server says it has sent was missed, and is not on its way.
    if (this.#isBehind() && this.#early.size === 0) void this.#catchUp();
  }

  /** An event has come, in any order. */
  receive(event: NumberedEvent): void {
    const { seq } = event.payload;
    // Before `ready` there is nothing that it could be applied to: the lists are loaded after it.
    if (this.#seq !== undefined && seq <= this.#seq) return;
    this.#early.set(seq, event);
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

  #apply(event: NumberedEvent): void {
    this.#options.apply(event, event.payload.seq > this.#liveAfter);
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
    for (const event of page.events) this.#apply(event);
    this.#seq = page.lastSeq;
    // Numbers whose subject is gone are left out: what the page reaches is known all the same.
    this.#newest = Math.max(this.#newest, page.latestSeq);
    return page.hasMore;
  }
}
