import type { Block } from '@oja/contract/blocks';
import type { Conversation } from '@oja/contract/messages';
import { shownNames } from '@oja/contract/shown-names';

import { isUnreached } from '../../../api/failure.ts';
import { useGetConversationsInfiniteQuery } from '../../../api/messages-api.ts';
import { useIsLost } from '../../../api/use-is-lost.ts';
import { useGetProfileQuery } from '../../../api/users-api.ts';
import { useIsOnline } from '../../../realtime/presence/use-presence.ts';
import { useStoredEntries } from '../../../session/use-stored-entries.ts';
import { useStoredLists } from '../../../session/use-session.ts';

/** The partner of a conversation, as its screen needs it. */
export interface Partner {
  /** Undefined if there are no messages yet. */
  conversationId: string | undefined;
  /** The first of the shown names. */
  name: string;
  profileImage: string | null;
  isDeletedAccount: boolean;
  /** When their account was created, ISO 8601; null once it is deleted. */
  joinedAt: string | null;
  /** Null if it is unknown or hidden from the viewer. */
  isOnline: boolean | null;
  /** Unless it is `none`, neither can message the other. */
  block: Block;
  /** Whether the viewer has turned off notifications of their messages. */
  isMuted: boolean;
  /** Undefined if there are no messages yet. */
  conversation?: Conversation;
}

const loadCheck = async () => (await import('../conversations/fitting-conversations.ts')).fittingConversations;

/**
 * Finds the partner in the viewer's conversations, or in the stored ones if the server is unreachable. The profile of a
 * partner without a conversation is loaded. Undefined until then.
 */
export function usePartner(partnerId: string): Partner | undefined {
  const isLost = useIsLost();
  const { listed, isLoading, isUnanswered } = useGetConversationsInfiniteQuery(undefined, {
    selectFromResult: ({ data, error, isLoading: isFirst }) => ({
      isLoading: isFirst,
      isUnanswered: !data && (isLost || isUnreached(error)),
      listed: data?.pages
        .flatMap((page): Conversation[] => page.data.conversations)
        .find(({ userId }) => userId === partnerId),
    }),
  });
  const stored = useStoredEntries(useStoredLists().conversations, isUnanswered, loadCheck);
  const conversation = listed ?? stored?.find(({ userId }) => userId === partnerId);
  const { data: profile } = useGetProfileQuery(partnerId, { skip: isLoading || conversation !== undefined });
  const isOnline = useIsOnline(partnerId);

  if (conversation) {
    const { _id: conversationId, name, profileImage, isDeletedAccount, joinedAt, block, isMuted } = conversation;
    const isHidden = isDeletedAccount || block !== 'none';
    return {
      conversationId,
      name,
      profileImage,
      isDeletedAccount,
      joinedAt,
      block,
      isMuted,
      conversation,
      isOnline: isHidden ? null : isOnline,
    };
  }
  if (!profile) return undefined;
  const { profileImage, createdAt: joinedAt, isOnline: wasOnline, block } = profile.data;
  const [name] = shownNames(profile.data);
  // The live connection does not report strangers, but their profile contains the status.
  const isStrangerOnline = isOnline === false ? wasOnline : isOnline;
  return {
    conversationId: undefined,
    name,
    profileImage,
    isDeletedAccount: false,
    joinedAt,
    block,
    isMuted: false,
    isOnline: block === 'none' ? isStrangerOnline : null,
  };
}
