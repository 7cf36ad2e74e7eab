import type { Advert } from '@oja/contract/adverts';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { feedOf } from '../../../tests/fixtures/post.ts';
import { advertsApi } from './adverts-api.ts';
import { postListsApi } from './post-lists-api.ts';

const cancelled: Advert = {
  _id: '0197a000-0000-7000-8000-0000000000a1',
  postId: null,
  adsType: 'daily',
  adsPrice: 1000,
  state: 'cancelled',
  createdAt: '2026-01-01T00:00:00.000Z',
  paidAt: null,
  expiresAt: '2026-01-02T00:00:00.000Z',
};
const refused = () => errorResponse(409, { code: 'advert_not_awaiting', message: ERROR_MESSAGES.advert_not_awaiting });
const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;

beforeEach(async () => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer()
    .on('GET /api/v1/adverts', { data: { adverts: [], nextCursor: null } })
    .on('GET /api/v1/posts', feedOf([]));
  store = startAppStore(server);
  await store.dispatch(advertsApi.endpoints.getAdverts.initiate());
  await store.dispatch(postListsApi.endpoints.getPosts.initiate());
  server.calls.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** The calls after the first one, sorted. */
const refetched = () => server.calls.slice(1).toSorted();

it('a cancelled advert refetches the adverts and the posts, because its post is deleted', async () => {
  server.on('DELETE /api/v1/adverts/:id', { message: 'Gone.', code: 'advert_cancelled', data: { advert: cancelled } });
  await store.dispatch(advertsApi.endpoints.cancelAdvert.initiate(cancelled._id));
  await expect.poll(refetched).toEqual(['GET /api/v1/adverts', 'GET /api/v1/posts']);
});

it('a refused cancellation refetches only the adverts, and its dialog shows the error', async () => {
  server.on('DELETE /api/v1/adverts/:id', refused);
  await store.dispatch(advertsApi.endpoints.cancelAdvert.initiate(cancelled._id));
  await expect.poll(refetched).toEqual(['GET /api/v1/adverts']);
  expect(toast).not.toHaveBeenCalled();
});

it('a refused payment refetches the adverts, which have changed, and shows the server’s message', async () => {
  server.on('POST /api/v1/adverts/:id/pay', refused);
  await store.dispatch(advertsApi.endpoints.payAdvert.initiate(cancelled._id));
  await expect.poll(refetched).toEqual(['GET /api/v1/adverts']);
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: ERROR_MESSAGES.advert_not_awaiting }));
});
