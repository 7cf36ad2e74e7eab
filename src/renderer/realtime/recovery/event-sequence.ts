import type { EventsPage, NumberedEvent } from '@oja/contract/events';

import { backoff } from '../socket/backoff.ts';

interface EventSequenceOptions {
  /** Requests GET /api/v1/events?after=; rejects on failure. */
  fetchEvents: (after: number) => Promise<EventsPage>;
  /** Refetches the caches, which may lack any event up to now. */
  reload: (why: 'first' | 'reset') => void;
  /** Applies one event; called in order, once for each. `isLive`: it happened while the connection was open. */
  apply: (event: NumberedEvent, isLive: boolean) => void;
}

/** How long missing events may still be in transit, in milliseconds. */
const PATIENCE_MS = 300;

/**
 * Applies the numbered events of one session in order, each exactly once, by the rules of the contract's events.ts. It
 * requests missing events from the server after a short wait, or when the connection is back.
 */
export class EventSequence {
  readonly #options: EventSequenceOptions;
  /** The number up to which all events are known. */
  #seq: number | undefined;
  /** The newest number when the connection was opened: only events above it are live. */
  #liveAfter = 0;
  /** The newest number that the server has reported. */
  #newest = 0;
  readonly #early = new Map<number, NumberedEvent>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #failures = 0;
  /** Without a connection, as before the first one. */
  #isPaused = true;
  #isEnded = false;

  constructor(options: EventSequenceOptions) {
    this.#options = options;
  }

  /** Sets the number up to which the lists will contain all events. Otherwise the first `ready` refetches them. */
  start(seq: number): void {
    this.#seq ??= seq;
  }

  /** Handles the server's newest number, which it sends on each connection and from time to time. */
  ready(seq: number): void {
    if (this.#isPaused || this.#seq === undefined) this.#liveAfter = seq;
    this.#isPaused = false;
    if (this.#seq === undefined) {
      this.#seq = seq;
      this.#options.reload('first');
    }
    this.#newest = Math.max(this.#newest, seq);
    this.#applyEarly();
    // Events that the server has already sent were missed, and are not in transit.
    if (this.#isBehind() && this.#early.size === 0) void this.#catchUp();
  }

  /** Receives an event, in any order. */
  receive(event: NumberedEvent): void {
    const { seq } = event.payload;
    // Events before `ready` are kept: the lists are loaded after it.
    if (this.#seq !== undefined && seq <= this.#seq) return;
    this.#early.set(seq, event);
    this.#applyEarly();
  }

  /** Handles a broken connection: requests wait until it is back. */
  pause(): void {
    this.#isPaused = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Stops applying events when the session ends. */
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
    try {
      this.#options.apply(event, event.payload.seq > this.#liveAfter);
    } catch (error) {
      // As an uncaught one: an event that cannot be applied holds up neither the later ones nor its page.
      reportError(error);
    }
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

  /** @returns whether there are more pages */
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
    // Numbers whose subject was deleted are left out, but the page still covers them.
    this.#newest = Math.max(this.#newest, page.latestSeq);
    return page.hasMore;
  }
}
