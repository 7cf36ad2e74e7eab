import type { StoredMessage } from './stored-message.ts';

/** What is noted of messages of one person in localStorage, which, unlike a database, has it once the call is over. */
export interface MessageNotes {
  /** @returns whether it is kept: a picture cannot be, and a browser may forbid or have no room */
  write(message: StoredMessage): boolean;
  /** Notes that a message is no more, wherever else it may still lie. */
  strike(clientId: string): void;
  /** Removes the note of a message: IndexedDB has it now. */
  forget(clientId: string): void;
  /** What is noted of a message: that it is on its way, or that it is no more. */
  state(clientId: string): 'written' | 'struck' | undefined;
  /** The messages that are on their way. */
  written(): StoredMessage[];
  /** The ids of those that are no more. */
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
