import type { Conversation } from '@oja/contract/messages';

import { useGetConversationsInfiniteQuery } from '../../api/messages-api.ts';
import { useGetProfileQuery } from '../../api/users-api.ts';
import { useIsOnline } from '../../realtime/use-presence.ts';

/** Whom a conversation is with, as far as its screen shows them. */
export interface Partner {
  /** Of the conversation; undefined where nobody has written yet. */
  conversationId: string | undefined;
  name: string;
  profileImage: string | null;
  isDeletedAccount: boolean;
  /** Since when they have their account; null once it is deleted. */
  joinedAt: string | null;
  /** null while that is not known. */
  isOnline: boolean | null;
}

/** Finds the partner among one's conversations; who has written to nobody yet is asked for. Undefined while on the way. */
export function usePartner(partnerId: string): Partner | undefined {
  const { conversation, isLoading } = useGetConversationsInfiniteQuery(undefined, {
    selectFromResult: ({ data, isLoading: isFirst }) => ({
      isLoading: isFirst,
      conversation: data?.pages.flatMap((page): Conversation[] => page.data.conversations).find(({ userId }) => userId === partnerId),
    }),
  });
  const { data: profile } = useGetProfileQuery(partnerId, { skip: isLoading || conversation !== undefined });
  const isOnline = useIsOnline(partnerId);

  if (conversation) {
    const { _id: conversationId, name, profileImage, isDeletedAccount, joinedAt } = conversation;
    return { conversationId, name, profileImage, isDeletedAccount, joinedAt, isOnline: isDeletedAccount ? null : isOnline };
  }
  if (!profile) return undefined;
  const { name, profileImage, createdAt: joinedAt, isOnline: wasOnline } = profile.data;
  // A stranger is not among those one is told of; their profile knows.
  return { conversationId: undefined, name, profileImage, isDeletedAccount: false, joinedAt, isOnline: isOnline === false ? wasOnline : isOnline };
}
