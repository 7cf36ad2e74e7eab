import type { PersonNames } from '@oja/contract/shown-names';
import { useMemo } from 'react';

import { messagesApi } from '../../api/messages-api.ts';
import { usersApi } from '../../api/users-api.ts';
import { useStoredLists, useUser } from '../../session/use-session.ts';

/** A person whose name is stored on this device. */
export interface StoredPerson extends PersonNames {
  userId: string;
  profileImage: string | null;
}

const textAt = (value: object, name: string): string => {
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : '';
};

/** Reads a stored value; an older release may have written it. Returns an empty list if it names no person. */
function personIn(value: object, userId: string): StoredPerson[] {
  const name = textAt(value, 'name');
  if (userId === '' || name === '') return [];
  const isVerifiedVendor = Reflect.get(value, 'isVerifiedVendor') === true;
  const profileImage = textAt(value, 'profileImage') || null;
  return [{ userId, name, userName: textAt(value, 'userName'), isVerifiedVendor, profileImage }];
}

function partnerIn(conversation: object): StoredPerson[] {
  const participants: unknown = Reflect.get(conversation, 'participants');
  const [partner]: unknown[] = Array.isArray(participants) ? participants : [];
  return personIn({ ...conversation, ...(typeof partner === 'object' && partner) }, textAt(conversation, 'userId'));
}

/**
 * The partners of the viewer's conversations, newest message first, and the other people that this device knows. Sends
 * no request: realtime/ keeps the conversations loaded, and the last loaded lists are stored.
 */
export function useStoredPeople(): { partners: readonly StoredPerson[]; people: readonly StoredPerson[] } {
  const { _id } = useUser();
  const lists = useStoredLists();
  const { data: loaded } = messagesApi.endpoints.getConversations.useInfiniteQueryState();
  const { data: follows } = usersApi.endpoints.getFollows.useInfiniteQueryState({ userId: _id, side: 'following' });
  return useMemo(() => {
    const conversations = loaded?.pages.flatMap(({ data }) => data.conversations) ?? lists.conversations;
    const partners = conversations.flatMap(partnerIn);
    const following = follows?.pages.flatMap(({ data }) => data.users) ?? lists.following;
    const known = new Set([_id, ...partners.map(({ userId }) => userId)]);
    const people = [...following, ...lists.users]
      .flatMap((person) => personIn(person, person._id))
      .filter(({ userId }) => !known.has(userId) && known.add(userId));
    return { partners, people };
  }, [_id, follows, lists, loaded]);
}
