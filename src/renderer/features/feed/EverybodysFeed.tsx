import { EmptyState } from '@oja/ui/EmptyState';

import { useGetPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { FeedPosts } from './FeedPosts.tsx';
import { useFeedOffline } from './use-feed-offline.ts';

/** Whatever is posted, newest first; without a connection, what was read last. */
export function EverybodysFeed() {
  const query = useFeedOffline(useGetPostsInfiniteQuery());
  return (
    <FeedPosts
      label="Newest posts"
      query={query}
      empty={<EmptyState title="The market is still quiet" text="Nothing has been posted yet. Come back soon." />}
    />
  );
}
