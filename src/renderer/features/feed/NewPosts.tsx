import { NewPostsPill } from '@oja/market/NewPostsPill';
import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { type FeedName, feedUntil, postListsApi } from '../../api/post-lists-api.ts';
import type { NewPostsState } from '../../realtime/events/new-posts-slice.ts';
import type { RealtimeDispatch } from '../../realtime/realtime-state.ts';

type State = Parameters<typeof feedUntil>[0] & { newPosts: NewPostsState };

/** Says how many posts of followed vendors the feed does not show yet. Pressed, it loads the feed from its top. */
export default function NewPosts({ feed }: { feed: FeedName }): ReactNode {
  const count = useSelector((state: State) => {
    const until = feedUntil(state, feed) ?? Infinity;
    return state.newPosts.posts.filter(({ moment }) => moment > until).length;
  });
  const dispatch = useDispatch<RealtimeDispatch>();
  const [isLoading, setIsLoading] = useState(false);

  const load = async () => {
    setIsLoading(true);
    scrollTo({ top: 0 });
    const { isSuccess } = await dispatch(
      postListsApi.endpoints[feed].initiate(undefined, {
        forceRefetch: true,
        refetchCachedPages: false,
        subscribe: false,
      }),
    );
    setIsLoading(false);
    // The pressed button disappears: the reader goes on from the top.
    if (isSuccess) document.querySelector('main')?.focus({ preventScroll: true });
  };

  return <NewPostsPill count={count} loading={isLoading} onClick={() => void load()} />;
}
