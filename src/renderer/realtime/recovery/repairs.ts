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
 * Refetches lists whose call has failed. Events are applied to answers that contain all earlier ones: a list that could
 * not be refetched, for example on a connection that broke, would lack these permanently. It is requested after a delay
 * and on each connection, until it is loaded.
 */
export class Repairs {
  readonly #read: (tag: Tag) => void;
  /** By endpoint and arguments. */
  readonly #missing = new Map<string, { tag: Tag; failures: number; timer?: ReturnType<typeof setTimeout> }>();
  #isConnected = false;

  /** @param read refetches the answers of a tag that components use */
  constructor(read: (tag: Tag) => void) {
    this.#read = read;
  }

  /** Must be called with every action, after it has reached the store. */
  observe(action: UnknownAction): void {
    const call = listCallOf(action);
    // A further page that failed changes no loaded data, and its list has a retry button.
    if (!call || call.isFurther || call.status === 'pending') return;
    const key = `${call.endpoint} ${String(call.args)}`;
    const failures = (this.#missing.get(key)?.failures ?? -1) + 1;
    if (call.status === 'fulfilled') this.#forget(key);
    // A refused call would be refused again. A skipped call already had its data.
    if (!isRejected(action) || action.meta.condition || action.meta.aborted || isRefused(action.payload)) return;
    this.#forget(key);
    const tag = tagOf(call);
    this.#missing.set(key, {
      tag,
      failures,
      ...(this.#isConnected && { timer: setTimeout(() => this.#read(tag), backoff(failures)) }),
    });
  }

  /** Sets whether there is a live connection. Without one, failed lists wait for the next connection. */
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
