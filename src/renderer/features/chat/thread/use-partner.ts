import type { Block } from '@oja/contract/blocks';
import type { Conversation } from '@oja/contract/messages';

import { isUnreached } from '../../../api/failure.ts';
import { useGetConversationsInfiniteQuery } from '../../../api/messages-api.ts';
import { useGetProfileQuery } from '../../../api/users-api.ts';
import { useIsOnline } from '../../../realtime/presence/use-presence.ts';
import { useStoredEntries } from '../../../session/use-stored-entries.ts';
import { useStoredLists } from '../../../session/use-session.ts';

/** Whom a conversation is with, as far as its screen shows them. */
export interface Partner {
  /** Of the conversation; undefined where nobody has written yet. */
  conversationId: string | undefined;
  name: string;
  profileImage: string | null;
  isDeletedAccount: boolean;
  /** Since when they have their account; null once it is deleted. */
  joinedAt: string | null;
  /** null while that is not known, or none of the viewer's business. */
  isOnline: boolean | null;
  /** While it is not `none`, neither can write to the other. */
  block: Block;
  /** The viewer is not notified of their messages. */
  isMuted: boolean;
}

const loadCheck = async () => (await import('../conversations/fitting-conversations.ts')).fittingConversations;

/**
 * Finds the partner among one's conversations, where nobody answers among those that were read last; who has written to
 * nobody yet is asked for. Undefined while on the way.
 */
export function usePartner(partnerId: string): Partner | undefined {
  const { listed, isLoading, isUnanswered } = useGetConversationsInfiniteQuery(undefined, {
    selectFromResult: ({ data, error, isLoading: isFirst }) => ({
      isLoading: isFirst,
      isUnanswered: !data && isUnreached(error),
      listed: data?.pages
        .flatMap((page): Conversation[] => page.data.conversations)
        .find(({ userId }) => userId === partnerId),
    }),
  });
  const kept = useStoredEntries(useStoredLists().conversations, isUnanswered, loadCheck);
  const conversation = listed ?? kept?.find(({ userId }) => userId === partnerId);
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
      isOnline: isHidden ? null : isOnline,
    };
  }
  if (!profile) return undefined;
  const { name, profileImage, createdAt: joinedAt, isOnline: wasOnline, block } = profile.data;
  // The live connection knows no strangers; their profile does.
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
