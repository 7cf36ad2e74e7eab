import type { UnknownAction } from '@reduxjs/toolkit';

import { messageAnswered } from '../events/apply-event.ts';
import { listCallOf } from './list-call.ts';
import type { ServerEvent } from '../events/server-event.ts';

/**
 * Applies events again to answers that may not contain them. An answer that was pending when an event arrived may be
 * older, and it replaces the cache that the event has changed. So events are recorded while calls are pending, and
 * applied once more after the answer: applying an event twice changes nothing.
 */
export class Replay {
  readonly #apply: (event: ServerEvent) => void;
  readonly #pending = new Map<string, ServerEvent[]>();

  constructor(apply: (event: ServerEvent) => void) {
    this.#apply = apply;
  }

  /** Records an event that is about to be applied. */
  record(event: ServerEvent): void {
    for (const events of this.#pending.values()) events.push(event);
  }

  /** Must be called with every action, after it has reached the store. */
  observe(action: UnknownAction): void {
    // The viewer's own change is recorded like an event.
    if (messageAnswered.match(action))
      this.record({ name: 'newMessage', payload: { seq: 0, message: action.payload } });
    const call = listCallOf(action);
    if (!call) return;
    if (call.status === 'pending') {
      this.#pending.set(call.requestId, []);
      return;
    }
    const meanwhile = this.#pending.get(call.requestId) ?? [];
    this.#pending.delete(call.requestId);
    if (call.status === 'fulfilled') for (const event of meanwhile) this.#apply(event);
  }
}
