import type { Conversation } from '@oja/contract/messages';
import type { Person } from '@oja/contract/users';
import { useEffect, useMemo } from 'react';

import { isUnreached } from '../../../api/failure.ts';
import { useGetConversationsInfiniteQuery } from '../../../api/messages-api.ts';
import { useGetFollowsInfiniteQuery } from '../../../api/users-api.ts';
import { useStoredEntries } from '../../../session/use-stored-entries.ts';
import { useStoredLists, useUser } from '../../../session/use-session.ts';

/** A row of the list: a conversation, or a followed person with whom there is none yet (spec §4 "mock"). */
export type ChatRow =
  | { kind: 'real'; userId: string; conversation: Conversation }
  | { kind: 'mock'; userId: string; person: Person };

function namesOf(row: ChatRow): { name: string; userName: string } {
  if (row.kind === 'mock') return row.person;
  const { name, participants } = row.conversation;
  return { name, userName: participants[0]?.userName ?? '' };
}

/** Without case, accents and tone marks, as people type names in a hurry. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Spec §5: whether a text stands somewhere in a person's name or user name. */
function isFound(search: string, person: { name: string; userName: string }): boolean {
  const sought = plain(search.trim());
  return plain(person.name).includes(sought) || plain(person.userName).includes(sought);
}

const loadCheck = async () => (await import('./fitting-conversations.ts')).fittingConversations;

/** Conversations, the newest message first, then the followed people who were not written to yet. */
function rowsOf(conversations: readonly Conversation[], followed: readonly Person[]): ChatRow[] {
  const known = new Set(conversations.map(({ userId }) => userId));
  return [
    ...conversations.map((conversation): ChatRow => ({ kind: 'real', userId: conversation.userId, conversation })),
    ...followed
      .filter(({ _id }) => !known.has(_id))
      .map((person): ChatRow => ({ kind: 'mock', userId: person._id, person })),
  ];
}

/**
 * The rows of /dashboard/chat that a search finds, page by page. While there is a search everything is loaded, so that
 * nobody is not found who is further down. Where nobody answers they are the conversations that were read last.
 */
export function useConversationRows(search: string) {
  const { _id } = useUser();
  const conversations = useGetConversationsInfiniteQuery();
  const follows = useGetFollowsInfiniteQuery({ userId: _id, side: 'following' });
  const isUnanswered = !conversations.data && isUnreached(conversations.error);
  const kept = useStoredEntries(useStoredLists().conversations, isUnanswered, loadCheck);
  const rows = useMemo(
    () =>
      rowsOf(
        conversations.data?.pages.flatMap(({ data }) => data.conversations) ?? kept ?? [],
        follows.data?.pages.flatMap(({ data }) => data.users) ?? [],
      ),
    [conversations.data, follows.data, kept],
  );
  const found = useMemo(
    () => (search.trim() === '' ? rows : rows.filter((row) => isFound(search, namesOf(row)))),
    [rows, search],
  );

  // Conversations first: they stand above the others.
  const next = [conversations, follows].find(({ hasNextPage }) => hasNextPage);
  const isFetchingMore = conversations.isFetchingNextPage || follows.isFetchingNextPage;
  const hasFailed = next?.isFetchNextPageError ?? false;
  const loadMore = () => {
    if (next && !isFetchingMore) void next.fetchNextPage();
  };
  const isSearching = search.trim() !== '' && next !== undefined && !hasFailed;
  const fetchNextPage = next?.fetchNextPage;
  useEffect(() => {
    if (isSearching && !isFetchingMore) void fetchNextPage?.();
  }, [fetchNextPage, isFetchingMore, isSearching]);

  return {
    found,
    hasRows: rows.length > 0,
    /** The first pages are on their way, or a search has not looked everywhere yet. */
    isLoading:
      conversations.isLoading || follows.isLoading || kept === undefined || (isSearching && found.length === 0),
    error: conversations.data || kept === undefined || kept.length > 0 ? undefined : conversations.error,
    retry: () => void conversations.refetch(),
    more: {
      hasMore: next !== undefined,
      loading: isFetchingMore,
      error: hasFailed ? next?.error : undefined,
      onLoadMore: loadMore,
    },
  };
}
