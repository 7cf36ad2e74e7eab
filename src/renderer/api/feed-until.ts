import { postListsApi } from './post-lists-api.ts';

/** The lists of posts that the home screen shows. */
export type FeedName = 'getPosts' | 'getFollowingPosts';

type State = Parameters<ReturnType<(typeof postListsApi.endpoints)[FeedName]['select']>>[0];

/** The moment up to which a cached feed contains all posts; undefined if it is not loaded. */
export function feedUntil(state: State, name: FeedName): number | undefined {
  return postListsApi.endpoints[name].select()(state).data?.pages[0]?.data.until;
}
