import { EmptyState } from '@oja/ui/EmptyState';

import { useGetPostsInfiniteQuery } from '../../api/post-lists-api.ts';
import { FeedPosts } from './FeedPosts.tsx';

/** Whatever is posted, newest first. */
export function EverybodysFeed() {
  const query = useGetPostsInfiniteQuery();
  return (
    <FeedPosts
      label="Newest posts"
      query={query}
      empty={<EmptyState title="The market is still quiet" text="Nothing has been posted yet. Come back soon." />}
    />
  );
}
