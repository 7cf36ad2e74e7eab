import type { FlagsAnswer } from '@oja/contract/flags';
import { afterEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { AUTHOR, POST } from '../../../tests/fixtures/post.ts';
import { flagsApi } from './flags-api.ts';

afterEach(() => vi.unstubAllGlobals());

it('a dismissed report is removed from the list once the server has accepted it, before the list is refetched', async () => {
  const flag = {
    _id: '0197a000-0000-7000-8000-0000000000f1',
    postId: POST._id,
    postTitle: 'Wrapper',
    flagReason: 'Spam' as const,
    createdAt: '2026-01-01T00:00:00.000Z',
    reporter: AUTHOR,
    post: POST,
    postFlagsCount: 1,
  };
  const answers: (FlagsAnswer | Promise<FlagsAnswer>)[] = [
    { data: [flag], total: 1, postsTotal: 1, nextCursor: null },
    new Promise<FlagsAnswer>(() => undefined),
  ];
  const server = new FakeServer()
    .on('GET /api/v1/posts/flag', () => answers.shift() ?? Promise.reject(new Error('Read too often.')))
    .on('DELETE /api/v1/posts/flag/:id', { message: 'Report dismissed.', code: 'flag_dismissed' });
  const store = startAppStore(server);
  await store.dispatch(flagsApi.endpoints.getFlags.initiate());
  await store.dispatch(flagsApi.endpoints.dismissFlag.initiate(flag._id));
  expect(flagsApi.endpoints.getFlags.select()(store.getState()).data?.pages[0]?.data).toEqual([]);
});
