import type { SavedPostsAnswer } from '@oja/contract/posts';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';

import { personPostsApi } from '../../../api/person-posts-api.ts';
import type { AnswerStorage } from '../../../api/use-stored-answer.ts';
import { STORED_ENTRIES_MAX } from '../../../platform/stored-session.ts';

type SavedPosts = InfiniteData<SavedPostsAnswer, string | undefined>;

/** The posts saved last are stored, with their phone numbers. */
export const SAVED_POSTS_STORAGE: AnswerStorage<SavedPosts> = {
  kind: 'saved-posts',
  toStore({ pages }): SavedPostsAnswer | undefined {
    const data = pages.flatMap((page) => page.data).slice(0, STORED_ENTRIES_MAX);
    // Offline there is no next page to load. The server's answer replaces this one.
    return pages[0] && { ...pages[0], data, nextCursor: null };
  },
  async parse(kept) {
    const { savedPostsAnswerSchema } = await import('@oja/contract/posts');
    const { data } = savedPostsAnswerSchema.safeParse(kept);
    return data && { pages: [data], pageParams: [undefined] };
  },
  select: (_id, state) => personPostsApi.endpoints.getSavedPosts.select()(state),
  show: (_id, value) =>
    personPostsApi.util.upsertQueryEntries([{ endpointName: 'getSavedPosts', arg: undefined, value }]),
  request: () => personPostsApi.endpoints.getSavedPosts.initiate(undefined, { subscribe: false, forceRefetch: true }),
};
