import { del, get, getMany, keys, set } from 'idb-keyval';

import { logFailure } from '../../../platform/log-failure.ts';
import { messageNotes } from './message-notes.ts';
import type { StoredMessage } from './stored-message.ts';

/** Stores unsent messages. Its functions never reject: without storage, messages last until the page closes. */
export interface OutboxStore {
  /** All messages, oldest first. */
  load(): Promise<StoredMessage[]>;
  /**
   * Resolves once the message survives the page, if the browser stores anything. A text without a picture is stored at
   * once.
   */
  put(message: StoredMessage): Promise<void>;
  /** Whether it must still be sent: another tab may have sent it. */
  has(clientId: string): Promise<boolean>;
  remove(clientId: string): Promise<void>;
}

const report = (error: unknown) => logFailure('A message on its way could not be kept on this device', error);

/**
 * Stores the unsent messages of one user in IndexedDB. Each change of a text is written to localStorage first, because
 * that is done when the call returns, while a closing page does not wait for IndexedDB. The note is deleted once
 * IndexedDB contains the change.
 */
export function browserOutboxStore(userId: string): OutboxStore {
  const prefix = `outbox/${userId}/`;
  const notes = messageNotes(userId);
  /** The messages that only this page knows. */
  const unstored = new Set<string>();

  async function store(message: StoredMessage): Promise<void> {
    try {
      await set(`${prefix}${message.clientId}`, message);
      unstored.delete(message.clientId);
      if (notes.state(message.clientId) === 'written') notes.forget(message.clientId);
    } catch (error) {
      report(error);
    }
  }

  async function remove(clientId: string): Promise<void> {
    unstored.delete(clientId);
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
        // Another tab may have sent it in the meantime.
        for (const message of kept)
          if (message && notes.state(message.clientId) !== 'struck') found.set(message.clientId, message);
      } catch (error) {
        report(error);
      }
      // The page that removed these was closed before IndexedDB was updated.
      for (const clientId of notes.struck()) void remove(clientId);
      return [...found.values()].toSorted((a, b) => a.order - b.order);
    },
    async put(message) {
      unstored.add(message.clientId);
      const isNoted = notes.write(message);
      const isStored = store(message);
      if (!isNoted) await isStored;
    },
    async has(clientId) {
      if (notes.state(clientId) === 'struck') return false;
      if (unstored.has(clientId) || notes.state(clientId) === 'written') return true;
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
