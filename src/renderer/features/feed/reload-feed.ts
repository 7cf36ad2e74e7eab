import { postListsApi } from '../../api/post-lists-api.ts';

const FIRST_PAGE = { subscribe: false, forceRefetch: true, refetchCachedPages: false } as const;

/**
 * Returns the thunk that loads the home feed again from its first page.
 * @param search of the feed's address, which names its source
 */
export const reloadFeed = (search: string) =>
  new URLSearchParams(search).get('feed') === 'following'
    ? postListsApi.endpoints.getFollowingPosts.initiate(undefined, FIRST_PAGE)
    : postListsApi.endpoints.getPosts.initiate(undefined, FIRST_PAGE);
