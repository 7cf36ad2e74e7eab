import type { UnknownAction } from '@reduxjs/toolkit';

import { messageAnswered } from '../events/apply-event.ts';
import { listCallOf } from './list-call.ts';
import type { ServerEvent } from '../events/server-event.ts';

/**
 * Applies events again to answers that may not know them. An answer that was on its way while an event came in may be from
 * before it, and replaces the cache that the event has changed. So the events that come meanwhile are recorded, and applied
 * once more when the answer is there: applying an event twice changes nothing.
 */
export class Replay {
  readonly #apply: (event: ServerEvent) => void;
  readonly #pending = new Map<string, ServerEvent[]>();

  constructor(apply: (event: ServerEvent) => void) {
    this.#apply = apply;
  }

  /** An event is about to be applied. */
  record(event: ServerEvent): void {
    for (const events of this.#pending.values()) events.push(event);
  }

  /** To be called with every action, once it has reached the store. */
  observe(action: UnknownAction): void {
    // What the viewer has just done is no older than an event.
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
