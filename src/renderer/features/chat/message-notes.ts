import type { KeptMessage } from './outbox-store.ts';

/** Messages noted down for one person in localStorage, which, unlike a database, has them once the call is over. */
export interface MessageNotes {
  /** @returns whether it is kept: a picture cannot be, and a browser may forbid or have no room */
  write(message: KeptMessage): boolean;
  has(clientId: string): boolean;
  all(): KeptMessage[];
  remove(clientId: string): void;
}

function isKeptMessage(value: unknown): value is KeptMessage {
  return typeof value === 'object' && value !== null && 'clientId' in value && 'partnerId' in value && 'text' in value && 'order' in value;
}

function parse(note: string | null): KeptMessage[] {
  try {
    const message: unknown = JSON.parse(note ?? 'null');
    return isKeptMessage(message) ? [message] : [];
  } catch {
    return [];
  }
}

/** @param fallback what a browser that forbids storage answers */
function attempt<Result>(work: () => Result, fallback: Result): Result {
  try {
    return work();
  } catch {
    return fallback;
  }
}

/** The notes of a person's messages on this device. */
export function messageNotes(userId: string): MessageNotes {
  const prefix = `oja.outbox.${userId}.`;
  return {
    write(message) {
      if (message.file) return false;
      return attempt(() => {
        localStorage.setItem(prefix + message.clientId, JSON.stringify(message));
        return true;
      }, false);
    },
    has: (clientId) => attempt(() => localStorage.getItem(prefix + clientId) !== null, false),
    all: () => attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).flatMap((key) => parse(localStorage.getItem(key))), []),
    remove: (clientId) => attempt(() => localStorage.removeItem(prefix + clientId), undefined),
  };
}
