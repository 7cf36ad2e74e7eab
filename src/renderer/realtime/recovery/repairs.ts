import { isRejected, type UnknownAction } from '@reduxjs/toolkit';

import { isRefused } from '../../api/failure.ts';
import { backoff } from '../socket/backoff.ts';
import { type ListCall, listCallOf } from './list-call.ts';

type Tag = 'Conversations' | 'Notifications' | { type: 'Messages' | 'Flags'; id: string };

function tagOf({ endpoint, args }: ListCall): Tag {
  switch (endpoint) {
    case 'getMessages':
      return { type: 'Messages', id: String(args) };
    case 'getConversations':
      return 'Conversations';
    case 'getNotifications':
      return 'Notifications';
    case 'getFlags':
      return { type: 'Flags', id: 'list' };
    case 'getFlagCounts':
      return { type: 'Flags', id: 'counts' };
  }
}

/**
 * Reads lists again whose call has failed. Events are applied to answers that know everything before them: a list that could
 * not be read again, as on a line that broke just then, would lack the events before for good. It is asked for after a while
 * and on each connection, until it comes.
 */
export class Repairs {
  readonly #read: (tag: Tag) => void;
  /** By endpoint and arguments. */
  readonly #missing = new Map<string, { tag: Tag; failures: number; timer?: ReturnType<typeof setTimeout> }>();
  #isConnected = false;

  /** @param read reads the answers of a tag again, where a component uses them */
  constructor(read: (tag: Tag) => void) {
    this.#read = read;
  }

  /** To be called with every action, once it has reached the store. */
  observe(action: UnknownAction): void {
    const call = listCallOf(action);
    // A further page that did not come changes nothing in what is held, and its list has a button for it.
    if (!call || call.isFurther || call.status === 'pending') return;
    const key = `${call.endpoint} ${String(call.args)}`;
    const failures = (this.#missing.get(key)?.failures ?? -1) + 1;
    if (call.status === 'fulfilled') this.#forget(key);
    // What the server has refused it would refuse again; what was not asked at all was known.
    if (!isRejected(action) || action.meta.condition || action.meta.aborted || isRefused(action.payload)) return;
    this.#forget(key);
    const tag = tagOf(call);
    this.#missing.set(key, {
      tag,
      failures,
      ...(this.#isConnected && { timer: setTimeout(() => this.#read(tag), backoff(failures)) }),
    });
  }

  /** Whether there is a live connection: without one it waits for the next. */
  setConnected(isConnected: boolean): void {
    if (isConnected === this.#isConnected) return;
    this.#isConnected = isConnected;
    for (const { tag, timer } of this.#missing.values()) {
      clearTimeout(timer);
      if (isConnected) this.#read(tag);
    }
  }

  #forget(key: string): void {
    clearTimeout(this.#missing.get(key)?.timer);
    this.#missing.delete(key);
  }
}
