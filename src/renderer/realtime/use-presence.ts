import { useSelector } from 'react-redux';

import type { PresenceState } from './presence-slice.ts';
import type { SocketState } from './socket-client.ts';

/**
 * Whether a person is online now; null while that is not known, without a live connection. Only conversation partners,
 * followed people and followers are told of: of a stranger this says false, and their card's `isOnline` knows more.
 */
export function useIsOnline(userId: string): boolean | null {
  return useSelector(({ presence }: { presence: PresenceState }) => presence && userId in presence);
}

/** Where the connection stands. */
export function useConnection(): SocketState {
  return useSelector(({ connection }: { connection: SocketState }) => connection);
}
