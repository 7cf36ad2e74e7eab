import type { SharedPost } from '@oja/contract/shared-post';
import { del, get, getMany, keys, set } from 'idb-keyval';

import { logFailure } from '../../platform/log-failure.ts';
import { messageNotes } from './message-notes.ts';

/** A message that the server has not taken yet, as it lies on the device. */
export interface KeptMessage {
  /** Made before it leaves: the same one twice is one message. */
  clientId: string;
  partnerId: string;
  text: string;
  /** What it is about. */
  post?: SharedPost | undefined;
  /** When it was written, ISO 8601. */
  createdAt: string;
  /** The later it was written, the greater. */
  order: number;
  /** `failed`: it was refused. */
  status: 'sending' | 'failed';
  /** Why it was not sent. */
  failure: string | undefined;
  /** Its picture. */
  file?: File;
  /** Where the picture is stored, once it is. */
  storedUrl?: string;
}

/** Where messages on their way are kept. Nothing here rejects: a browser that keeps nothing has them until the page closes. */
export interface OutboxStore {
  /** All there are, the oldest first. */
  load(): Promise<KeptMessage[]>;
  /** @returns settles once it outlasts the page, as far as anything does here: a text alone at once */
  put(message: KeptMessage): Promise<void>;
  /** Whether it still is to be sent: another tab may have done so. */
  has(clientId: string): Promise<boolean>;
  remove(clientId: string): Promise<void>;
}

const told = (error: unknown) => logFailure('A message on its way could not be kept on this device', error);

/**
 * The messages that one person has on their way from this browser, in IndexedDB; until that has a text, or has
 * forgotten it, for which a page that is closed at once does not wait, it is noted beside.
 */
export function browserOutboxStore(userId: string): OutboxStore {
  const prefix = `outbox/${userId}/`;
  const notes = messageNotes(userId);
  /** Those that only this page knows. */
  const unkept = new Set<string>();

  async function store(message: KeptMessage): Promise<void> {
    try {
      await set(`${prefix}${message.clientId}`, message);
      unkept.delete(message.clientId);
      if (notes.state(message.clientId) === 'written') notes.forget(message.clientId);
    } catch (error) {
      told(error);
    }
  }

  async function remove(clientId: string): Promise<void> {
    unkept.delete(clientId);
    notes.strike(clientId);
    try {
      await del(`${prefix}${clientId}`);
      notes.forget(clientId);
    } catch (error) {
      told(error);
    }
  }

  return {
    async load() {
      const found = new Map(notes.written().map((message) => [message.clientId, message]));
      try {
        const own = (await keys<string>()).filter((key) => key.startsWith(prefix));
        const kept = await getMany<KeptMessage | undefined>(own);
        // One may have been sent by another tab meanwhile.
        for (const message of kept) if (message && notes.state(message.clientId) !== 'struck') found.set(message.clientId, message);
      } catch (error) {
        told(error);
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
        told(error);
        return true;
      }
    },
    remove,
  };
}
