import type { UnknownAction } from '@reduxjs/toolkit';

import { messageAnswered } from './apply-event.ts';
import { listCallOf } from './list-call.ts';
import type { ServerEvent } from './server-event.ts';

/**
 * An answer that was on its way while an event came in may be from before it, and takes its place in the cache. So what
 * came meanwhile is kept, and applied once more when the answer is there: each event may be applied twice without harm.
 */
export class Replay {
  readonly #apply: (told: ServerEvent) => void;
  readonly #pending = new Map<string, ServerEvent[]>();

  constructor(apply: (told: ServerEvent) => void) {
    this.#apply = apply;
  }

  /** An event is about to be applied. */
  note(told: ServerEvent): void {
    for (const events of this.#pending.values()) events.push(told);
  }

  /** To be told of every action, once it has reached the store. */
  observe(action: UnknownAction): void {
    // What the viewer has just done is no older than what an event tells.
    if (messageAnswered.match(action)) this.note({ name: 'newMessage', payload: { seq: 0, message: action.payload } });
    const call = listCallOf(action);
    if (!call) return;
    if (call.status === 'pending') {
      this.#pending.set(call.requestId, []);
      return;
    }
    const meanwhile = this.#pending.get(call.requestId) ?? [];
    this.#pending.delete(call.requestId);
    if (call.status === 'fulfilled') for (const told of meanwhile) this.#apply(told);
  }
}
