import type { Person } from '@oja/contract/users';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import type { PresenceState } from '../../realtime/presence/presence-slice.ts';

type Known = Pick<Person, '_id' | 'isOnline' | 'isFollowing'>;

const usePresence = () => useSelector(({ presence }: { presence: PresenceState }) => presence);

/**
 * Whether a person is online. The live connection knows it for the people that the viewer follows. For others, and
 * without a connection, the value of the last answer counts.
 */
function isOnlineNow(presence: PresenceState, { _id, isOnline, isFollowing }: Known): boolean {
  if (presence === null) return isOnline;
  return _id in presence || (isOnline && !isFollowing);
}

/** The people in the library's form, with their current online status. */
export function useListedPeople<P extends Known>(people: readonly P[]): (P & { id: string })[] {
  const presence = usePresence();
  return useMemo(
    () => people.map((person) => ({ ...person, id: person._id, isOnline: isOnlineNow(presence, person) })),
    [people, presence],
  );
}

/** Whether this person is online now. */
export function usePersonOnline(person: Known): boolean {
  return isOnlineNow(usePresence(), person);
}
