import { del, get, getMany, keys, set } from 'idb-keyval';

import { logFailure } from '../../../platform/log-failure.ts';
import { messageNotes } from './message-notes.ts';
import type { StoredMessage } from './stored-message.ts';

/** Where messages on their way are kept. Nothing here rejects: a browser that keeps nothing has them until the page closes. */
export interface OutboxStore {
  /** All there are, the oldest first. */
  load(): Promise<StoredMessage[]>;
  /** Resolves once the message outlasts the page, if the browser stores anything. A text without a picture is stored at once. */
  put(message: StoredMessage): Promise<void>;
  /** Whether it still is to be sent: another tab may have done so. */
  has(clientId: string): Promise<boolean>;
  remove(clientId: string): Promise<void>;
}

const report = (error: unknown) => logFailure('A message on its way could not be kept on this device', error);

/**
 * Stores the unsent messages of one person in IndexedDB. Each change of a text is written to localStorage first: that is
 * done when the call returns, while a page that closes does not wait for IndexedDB. The note is removed once IndexedDB
 * has the change.
 */
export function browserOutboxStore(userId: string): OutboxStore {
  const prefix = `outbox/${userId}/`;
  const notes = messageNotes(userId);
  /** Those that only this page knows. */
  const unkept = new Set<string>();

  async function store(message: StoredMessage): Promise<void> {
    try {
      await set(`${prefix}${message.clientId}`, message);
      unkept.delete(message.clientId);
      if (notes.state(message.clientId) === 'written') notes.forget(message.clientId);
    } catch (error) {
      report(error);
    }
  }

  async function remove(clientId: string): Promise<void> {
    unkept.delete(clientId);
    notes.strike(clientId);
    try {
      await del(`${prefix}${clientId}`);
      notes.forget(clientId);
    } catch (error) {
      report(error);
    }
  }

  return {
    async load() {
      const found = new Map(notes.written().map((message) => [message.clientId, message]));
      try {
        const own = (await keys<string>()).filter((key) => key.startsWith(prefix));
        const kept = await getMany<StoredMessage | undefined>(own);
        // One may have been sent by another tab meanwhile.
        for (const message of kept)
          if (message && notes.state(message.clientId) !== 'struck') found.set(message.clientId, message);
      } catch (error) {
        report(error);
      }
      // The page that gave these up was closed before it was done.
      for (const clientId of notes.struck()) void remove(clientId);
      return [...found.values()].toSorted((a, b) => a.order - b.order);
    },
    async put(message) {
      unkept.add(message.clientId);
      const isNoted = notes.write(message);
      const isStored = store(message);
      if (!isNoted) await isStored;
    },
    async has(clientId) {
      if (notes.state(clientId) === 'struck') return false;
      if (unkept.has(clientId) || notes.state(clientId) === 'written') return true;
      try {
        return (await get(`${prefix}${clientId}`)) !== undefined;
      } catch (error) {
        report(error);
        return true;
      }
    },
    remove,
  };
}
