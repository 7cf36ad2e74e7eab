import { del, get, getMany, keys, set } from 'idb-keyval';

import { logFailure } from '../../platform/log-failure.ts';

/** A message that the server has not taken yet, as it lies on the device. */
export interface KeptMessage {
  /** Made before it leaves: the same one twice is one message. */
  clientId: string;
  partnerId: string;
  text: string;
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
  put(message: KeptMessage): Promise<void>;
  /** Whether it still is to be sent: another tab may have done so. */
  has(clientId: string): Promise<boolean>;
  remove(clientId: string): Promise<void>;
}

const told = (error: unknown) => logFailure('A message on its way could not be kept on this device', error);

/** The messages that one person has on their way from this browser, in IndexedDB. */
export function browserOutboxStore(userId: string): OutboxStore {
  const prefix = `outbox/${userId}/`;
  /** Those that only this page knows. */
  const unkept = new Set<string>();
  return {
    async load() {
      try {
        const own = (await keys<string>()).filter((key) => key.startsWith(prefix));
        const kept = await getMany<KeptMessage | undefined>(own);
        // One may have been sent by another tab meanwhile.
        return kept.filter((message) => message !== undefined).toSorted((a, b) => a.order - b.order);
      } catch (error) {
        told(error);
        return [];
      }
    },
    async put(message) {
      unkept.add(message.clientId);
      try {
        await set(`${prefix}${message.clientId}`, message);
        unkept.delete(message.clientId);
      } catch (error) {
        told(error);
      }
    },
    async has(clientId) {
      if (unkept.has(clientId)) return true;
      try {
        return (await get(`${prefix}${clientId}`)) !== undefined;
      } catch (error) {
        told(error);
        return true;
      }
    },
    async remove(clientId) {
      unkept.delete(clientId);
      await del(`${prefix}${clientId}`).catch(told);
    },
  };
}
