import type { PostAnswer } from '@oja/contract/posts';

import { postsApi } from '../../../api/posts-api.ts';
import type { AnswerStorage } from '../../../api/use-stored-answer.ts';

/** The lists in a stored answer: saved posts are its data, those of a person are part of the profile. */
function postsIn(page: unknown): readonly unknown[] {
  if (typeof page !== 'object' || page === null || !('data' in page)) return [];
  const { data } = page;
  if (Array.isArray(data)) return data;
  return typeof data === 'object' && data !== null && 'posts' in data && Array.isArray(data.posts) ? data.posts : [];
}

/**
 * A post is stored with the lists that contain it: the saved posts, the profiles opened last and the feed. Its page
 * shows it from there, with its phone number and its newest comments, so that a tile leads somewhere offline, too.
 */
export const POST_STORAGE: AnswerStorage<PostAnswer> = {
  kind: 'saved-posts',
  toStore: () => undefined,
  async read(userId, id, { lists }) {
    const { readAnswers } = await import('../../../platform/stored-answers.ts');
    const isIt = (entry: unknown) => typeof entry === 'object' && entry !== null && '_id' in entry && entry._id === id;
    const stored = [
      ...(await readAnswers('saved-posts', userId)),
      ...(await readAnswers('profile', userId)),
      { storedAt: lists.loadedAt?.['posts'], page: { data: lists.posts } },
    ];
    for (const { storedAt, page } of stored) {
      const post = postsIn(page).find(isIt);
      if (post !== undefined) return { storedAt, page: { data: { posts: [post], repliesCursor: null } } };
    }
    return undefined;
  },
  async parse(kept) {
    const { postAnswerSchema } = await import('@oja/contract/posts');
    return postAnswerSchema.safeParse(kept).data;
  },
  select: (id, state) => postsApi.endpoints.getPost.select(id)(state),
  show: (id, value) => postsApi.util.upsertQueryEntries([{ endpointName: 'getPost', arg: id, value }]),
  request: (id) => postsApi.endpoints.getPost.initiate(id, { subscribe: false, forceRefetch: true }),
};
