import type { Post, PostsAnswer } from '@oja/contract/posts';
import { useState } from 'react';
import { useStore } from 'react-redux';

import { isUnreached } from '../../api/failure.ts';
import { storedTime } from '../../api/stored-age.ts';
import { useIsLost } from '../../api/use-is-lost.ts';
import { useStoredNotice } from '../../api/use-stored-notice.ts';
import type { StoredLists } from '../../platform/stored-session.ts';
import { useStoredEntries } from '../../session/use-stored-entries.ts';
import type { FeedQuery } from './FeedPosts.tsx';

const loadCheck = async () => (await import('../posts/card/fitting-posts.ts')).fittingPosts;

const pageOf = (posts: readonly Post[]): PostsAnswer => ({
  data: { posts: [...posts], adverts: [], page: 1, hasMore: false, until: 0, nextCursor: null },
});

/** Whether the reader is within the posts: what is shown must then stay where it is. */
const isReading = () => globalThis.scrollY > 0 || document.activeElement?.closest('[role="feed"]') != null;

const idsOf = (posts: readonly Post[]) => new Set(posts.map(({ _id }) => _id));

/**
 * Adds the stored posts that the loaded pages do not contain. Adverts begin below the last stored post: one between
 * two of them would move what is read, because the stored posts were shown without.
 */
function withStored(pages: readonly PostsAnswer[], stored: readonly Post[]): PostsAnswer[] {
  const loaded = pages.flatMap(({ data }) => data.posts);
  const loadedIds = idsOf(loaded);
  const storedIds = idsOf(stored);
  const posts = [...loaded, ...stored.filter(({ _id }) => !loadedIds.has(_id))];
  const top = posts.slice(0, posts.findLastIndex(({ _id }) => storedIds.has(_id)) + 1);
  const topIds = idsOf(top);
  const below = pages.map(({ data }) => ({
    data: { ...data, posts: data.posts.filter(({ _id }) => !topIds.has(_id)) },
  }));
  return [pageOf(top), ...below];
}

/**
 * Shows the last loaded posts until the feed is loaded, and when it cannot be loaded: it is requested again once the
 * server answers. If the reader has scrolled when it arrives, the stored posts that it does not contain stay below it,
 * and no advert comes between stored posts, so that the place in the list is not lost.
 * @param query the feed's query
 */
export function useStoredFeed(query: FeedQuery & { fulfilledTimeStamp?: number | undefined }): FeedQuery {
  const isLost = useIsLost();
  const { data } = query;
  const isUnanswered = !data && (isLost || isUnreached(query.error));
  const store = useStore<{ lists: StoredLists }>();
  // Those of the first render: in the store the answer replaces them.
  const [lists] = useState(() => store.getState().lists);
  const isWaiting = !data && (isUnanswered || query.isLoading);
  /** Whether the reader was within the stored posts when the feed arrived; undefined until it has. */
  const [keeps, setKeeps] = useState(data ? false : undefined);
  const posts = useStoredEntries(lists.posts, isWaiting || keeps === true, loadCheck);
  const isStored = isUnanswered && posts !== undefined && posts.length > 0;
  if (data && keeps === undefined) setKeeps(lists.posts.length > 0 && isReading());
  const storedAt = isStored ? storedTime(lists.loadedAt?.['posts']) : undefined;
  useStoredNotice('feed', storedAt ?? (data && query.fulfilledTimeStamp));

  if (data) return keeps && posts ? { ...query, data: { pages: withStored(data.pages, posts) } } : query;
  if (!isWaiting || posts?.length === 0) return query;
  if (!posts) return { ...query, isLoading: true };
  return {
    ...query,
    isLoading: false,
    error: undefined,
    data: { pages: [pageOf(posts)] },
    hasNextPage: false,
    isCutOff: true,
  };
}
