import type { StoredMessage } from './stored-message.ts';

/** The notes about one user's messages in localStorage. Unlike a database, it is written when the call returns. */
export interface MessageNotes {
  /** @returns whether it is stored: pictures cannot be, and the browser may forbid storage or have no space */
  write(message: StoredMessage): boolean;
  /** Notes that a message was sent or discarded, although it may still be in IndexedDB. */
  strike(clientId: string): void;
  /** Deletes the note of a message, once IndexedDB is up to date. */
  forget(clientId: string): void;
  /** The note of a message: `written` if it is unsent, `struck` if it was sent or discarded. */
  state(clientId: string): 'written' | 'struck' | undefined;
  /** The unsent messages with a note. */
  written(): StoredMessage[];
  /** The ids of the messages that were sent or discarded. */
  struck(): string[];
}

const STRUCK = 'struck';

function isStoredMessage(value: unknown): value is StoredMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clientId' in value &&
    'partnerId' in value &&
    'text' in value &&
    'order' in value
  );
}

function parse(note: string | null): StoredMessage[] {
  try {
    const message: unknown = JSON.parse(note ?? 'null');
    return isStoredMessage(message) ? [message] : [];
  } catch {
    return [];
  }
}

/** @param fallback the result if the browser forbids storage */
function attempt<Result>(work: () => Result, fallback: Result): Result {
  try {
    return work();
  } catch {
    return fallback;
  }
}

/** The notes about a user's messages on this device. */
export function messageNotes(userId: string): MessageNotes {
  const prefix = `oja.outbox.${userId}.`;
  const read = (clientId: string) => attempt(() => localStorage.getItem(prefix + clientId), null);
  const ids = () =>
    attempt(
      () =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length)),
      [],
    );
  const put = (clientId: string, note: string) =>
    attempt(() => {
      localStorage.setItem(prefix + clientId, note);
      return true;
    }, false);
  return {
    write: (message) => message.file === undefined && put(message.clientId, JSON.stringify(message)),
    strike: (clientId) => void put(clientId, STRUCK),
    forget: (clientId) => attempt(() => localStorage.removeItem(prefix + clientId), undefined),
    state(clientId) {
      const note = read(clientId);
      if (note === null) return undefined;
      return note === STRUCK ? 'struck' : 'written';
    },
    written: () => ids().flatMap((clientId) => parse(read(clientId))),
    struck: () => ids().filter((clientId) => read(clientId) === STRUCK),
  };
}
