import type { Conversation } from '@oja/contract/messages';
import type { Person } from '@oja/contract/users';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';

import { isUnreached } from '../../../api/failure.ts';
import { storedTime } from '../../../api/stored-age.ts';
import { useGetConversationsInfiniteQuery } from '../../../api/messages-api.ts';
import { useIsLost } from '../../../api/use-is-lost.ts';
import { useStoredNotice } from '../../../api/use-stored-notice.ts';
import { useGetFollowsInfiniteQuery } from '../../../api/users-api.ts';
import { useStoredEntries } from '../../../session/use-stored-entries.ts';
import { useStoredLists, useUser } from '../../../session/use-session.ts';
import { plainName } from '../../people/plain-name.ts';
import { byWaiting, isShownBy, useArrangement } from './conversation-filter.ts';
import { openPartner } from './open-partner.ts';
import { useSnoozeClock } from './use-snooze-clock.ts';

/** A row of the list: a conversation, or a followed person without one (product §4 "mock"). */
export type ChatRow =
  | { kind: 'real'; userId: string; conversation: Conversation }
  | { kind: 'mock'; userId: string; person: Person };

function namesOf(row: ChatRow): { name: string; userName: string } {
  if (row.kind === 'mock') return row.person;
  const { name, participants } = row.conversation;
  return participants[0] ?? { name, userName: '' };
}

/** Whether a person's name or user name contains a text (product §5). */
function isFound(search: string, person: { name: string; userName: string }): boolean {
  const sought = plainName(search.trim());
  return plainName(person.name).includes(sought) || plainName(person.userName).includes(sought);
}

const loadCheck = async () => (await import('./fitting-conversations.ts')).fittingConversations;

/** Conversations, newest message first, followed by followed people without a conversation. */
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
 * The rows of /dashboard/chat that match a search and the chosen filter, in the chosen order, page by page. During a
 * search all pages are loaded, so that it covers everyone, archived or not; so are they for a filter or the order by
 * waiting, and for "Unread" those that hold unread conversations. If the server is unreachable, the rows are the stored
 * conversations.
 */
export function useConversationRows(search: string) {
  const { filter, order } = useArrangement();
  const { _id } = useUser();
  const conversations = useGetConversationsInfiniteQuery();
  const follows = useGetFollowsInfiniteQuery({ userId: _id, side: 'following' });
  const isLost = useIsLost();
  const isUnanswered = !conversations.data && (isLost || isUnreached(conversations.error));
  const lists = useStoredLists();
  const stored = useStoredEntries(lists.conversations, isUnanswered, loadCheck);
  const isStored = isUnanswered && stored !== undefined && stored.length > 0;
  useStoredNotice(
    'conversations',
    isStored ? storedTime(lists.loadedAt?.['conversations']) : conversations.data && conversations.fulfilledTimeStamp,
    true,
  );
  // Until all conversations are loaded, it is unknown who has none; and what is loaded later would push them down.
  const followed = conversations.hasNextPage ? undefined : follows.data;
  const listed = useMemo(
    () => conversations.data?.pages.flatMap(({ data }) => data.conversations) ?? stored ?? [],
    [conversations.data, stored],
  );
  const now = useSnoozeClock(listed);
  const rows = useMemo(
    () =>
      rowsOf(
        order === 'waiting' ? byWaiting(listed, _id) : listed,
        followed?.pages.flatMap(({ data }) => data.users) ?? [],
      ),
    [_id, followed, listed, order],
  );
  // The open conversation stays in the list when it has been read.
  const open = openPartner(useLocation().pathname);
  const found = useMemo(() => {
    const isSearched = search.trim() !== '';
    const fitting = isSearched ? rows.filter((row) => isFound(search, namesOf(row))) : rows;
    if (filter === 'all' && isSearched) return fitting;
    const viewing = { viewerId: _id, now };
    const staysOpen = filter === 'unread' || filter === 'unanswered';
    return fitting.filter((row) =>
      row.kind === 'mock'
        ? filter === 'all'
        : isShownBy(filter, row.conversation, viewing) || (staysOpen && row.userId === open),
    );
  }, [_id, filter, now, open, rows, search]);

  // Conversations first, because they are listed above the others.
  const next = [conversations, follows].find(({ hasNextPage }) => hasNextPage);
  const isFetchingMore = conversations.isFetchingNextPage || follows.isFetchingNextPage;
  const hasFailed = next?.isFetchNextPageError ?? false;
  const loadMore = () => {
    if (next && !isFetchingMore) void next.fetchNextPage();
  };
  const pages = conversations.data?.pages ?? [];
  const unreadSum = pages.reduce(
    (sum, { data }) => data.conversations.reduce((all, { unreadCount }) => all + unreadCount, sum),
    0,
  );
  const isFilling =
    conversations.hasNextPage && (filter !== 'unread' || unreadSum < (pages[0]?.data.totalUnreadCount ?? 0));
  const isListed = filter === 'all' && order === 'newest';
  const isSearching = (isListed ? search.trim() !== '' : isFilling) && next !== undefined && !hasFailed;
  const fetchNextPage = next?.fetchNextPage;
  useEffect(() => {
    if (isSearching && !isFetchingMore) void fetchNextPage?.();
  }, [fetchNextPage, isFetchingMore, isSearching]);

  return {
    found,
    /** The time by which snoozed conversations are shown. */
    now,
    hasRows: rows.length > 0,
    /** Whether the first pages are loading, or a search without results has not covered all pages yet. */
    isLoading:
      (!isStored && (conversations.isLoading || follows.isLoading)) ||
      stored === undefined ||
      (isSearching && found.length === 0),
    error: conversations.data || stored === undefined || stored.length > 0 ? undefined : conversations.error,
    retry: () => void conversations.refetch(),
    more: {
      hasMore: next !== undefined && (isListed || isFilling),
      loading: isFetchingMore,
      error: hasFailed ? next?.error : undefined,
      onLoadMore: loadMore,
    },
  };
}
