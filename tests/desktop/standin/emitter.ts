import { EventEmitter } from 'node:events';

import { refuse, Strict } from './strict.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- each event has listeners of its own kind, as with Node's emitter
type Listener = (...args: any[]) => void;

/** Node's emitter, restricted to the events that are implemented. */
export class Emitter extends Strict {
  readonly #events: EventEmitter;
  readonly #name: string;
  readonly #known: ReadonlySet<string>;

  /**
   * @param name the name for error messages
   * @param known every event that can be listened for
   */
  constructor(name: string, known: readonly string[]) {
    super();
    this.#name = name;
    this.#known = new Set(known);
    this.#events = new EventEmitter().setMaxListeners(0);
  }

  on(event: string, listener: Listener): this {
    this.#events.on(this.#check(event), listener);
    return this;
  }

  once(event: string, listener: Listener): this {
    this.#events.once(this.#check(event), listener);
    return this;
  }

  off(event: string, listener: Listener): this {
    this.#events.off(this.#check(event), listener);
    return this;
  }

  removeListener(event: string, listener: Listener): this {
    return this.off(event, listener);
  }

  listenerCount(event: string): number {
    return this.#events.listenerCount(this.#check(event));
  }

  emit(event: string, ...args: unknown[]): boolean {
    return this.#events.emit(this.#check(event), ...args);
  }

  #check(event: string): string {
    return this.#known.has(event) ? event : refuse(`${this.#name}.on('${event}')`);
  }
}

/** An event that a listener can prevent. */
export interface Preventable {
  readonly defaultPrevented: boolean;
  preventDefault: () => void;
}

/** Creates such an event, with further details. */
export function preventable<Details extends object>(details: Details): Details & Preventable {
  let isPrevented = false;
  return Object.defineProperties(
    { ...details, defaultPrevented: false, preventDefault: () => void (isPrevented = true) },
    { defaultPrevented: { get: () => isPrevented } },
  );
}
