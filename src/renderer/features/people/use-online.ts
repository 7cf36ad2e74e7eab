import type { Person } from '@oja/contract/users';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import type { PresenceState } from '../../realtime/presence-slice.ts';

type Known = Pick<Person, '_id' | 'isOnline' | 'isFollowing'>;

const usePresence = () => useSelector(({ presence }: { presence: PresenceState }) => presence);

/**
 * Whether somebody is online: the live connection knows it of those the viewer follows; of others, and without a
 * connection, what the answer said when it was read.
 */
function isOnlineNow(presence: PresenceState, { _id, isOnline, isFollowing }: Known): boolean {
  if (presence === null) return isOnline;
  return _id in presence || (isOnline && !isFollowing);
}

/** The people as the library lists them, online dot up to date. */
export function useListedPeople<P extends Known>(people: readonly P[]): (P & { id: string })[] {
  const presence = usePresence();
  return useMemo(() => people.map((person) => ({ ...person, id: person._id, isOnline: isOnlineNow(presence, person) })), [people, presence]);
}

/** Whether this person is online now. */
export function usePersonOnline(person: Known): boolean {
  return isOnlineNow(usePresence(), person);
}
