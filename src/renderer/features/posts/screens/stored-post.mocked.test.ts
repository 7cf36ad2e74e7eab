import type { PostAnswer } from '@oja/contract/posts';
import { beforeEach, expect, it, vi } from 'vitest';

import { idOf } from '../../../../../tests/fixtures/live-store.ts';
import { POST } from '../../../../../tests/fixtures/post.ts';
import { ADA } from '../../../../../tests/fixtures/user.ts';
import type { ReadAnswer, StoredKind } from '../../../platform/stored-answers.ts';
import { NO_LISTS, type StoredLists } from '../../../platform/stored-session.ts';
import { POST_STORAGE } from './stored-post.ts';

const device = vi.hoisted(() => new Map<string, unknown[]>());
vi.mock('../../../platform/stored-answers.ts', () => ({
  readAnswers: (kind: StoredKind, userId: string) => Promise.resolve(device.get(`${kind} of ${userId}`) ?? []),
}));

beforeEach(() => device.clear());

const KETTLE = { ...POST, _id: idOf(1), title: 'Kettle' };
const store = (kind: StoredKind, ...answers: ReadAnswer[]) => device.set(`${kind} of ${ADA._id}`, answers);

/** Reads a post as its page does. */
async function read(id: string, lists: StoredLists = NO_LISTS): Promise<[unknown, PostAnswer | undefined]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the lists of the state are read
  const state = { lists } as Parameters<NonNullable<typeof POST_STORAGE.read>>[2];
  const stored = await POST_STORAGE.read?.(ADA._id, id, state);
  return [stored?.storedAt, stored && (await POST_STORAGE.parse(stored.page))];
}
const titleOf = (answer: PostAnswer | undefined) => answer?.data.posts[0]?.title;

it('a saved post is found with its phone number and the time of the list', async () => {
  store('saved-posts', { storedAt: 5, page: { message: '', data: [POST, KETTLE], nextCursor: null } });
  const [storedAt, answer] = await read(KETTLE._id);
  expect(storedAt).toBe(5);
  expect(answer?.data).toEqual({ posts: [KETTLE], repliesCursor: null });
});

it('a post is found in a stored profile, and in the stored feed', async () => {
  store(
    'profile',
    { storedAt: 7, page: { data: { posts: [KETTLE] } } },
    { storedAt: 6, page: { data: { posts: [] } } },
  );
  expect(titleOf((await read(KETTLE._id))[1])).toBe('Kettle');
  const [storedAt, answer] = await read(POST._id, { ...NO_LISTS, posts: [POST], loadedAt: { posts: 8 } });
  expect(storedAt).toBe(8);
  expect(titleOf(answer)).toBe(POST.title);
});

it('nothing is found of a post that is not stored, and nothing is shown that is not a post', async () => {
  store('saved-posts', { storedAt: 5, page: 'broken' }, { storedAt: 4, page: { data: [null, { _id: KETTLE._id }] } });
  expect((await read(POST._id))[1]).toBeUndefined();
  expect((await read(KETTLE._id))[1]).toBeUndefined();
});
