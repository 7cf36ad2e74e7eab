import * as toasts from '@oja/ui/toast-store';
import { beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { POST } from '../../../tests/fixtures/post.ts';
import { agreedPricesApi } from './agreed-prices-api.ts';

const { getAgreedPrices } = agreedPricesApi.endpoints;
const ROUTE = 'GET /api/v1/posts/:id/agreed-prices';
const PRICES = { low: 42_000, high: 50_000, deals: 10, days: 90 };

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer().on(ROUTE, { data: { prices: PRICES } });
  store = startAppStore(server);
});
const read = async (goods: Parameters<typeof getAgreedPrices.initiate>[0]) =>
  (await store.dispatch(getAgreedPrices.initiate(goods))).data?.data.prices;

it('the agreed prices of a post are asked for once, and again for its new category', async () => {
  const { _id, condition } = POST;
  const goods = { _id, condition, category: 'Home', state: 'Oyo' } as const;
  expect(await read(goods)).toEqual(PRICES);
  expect(await read({ ...goods })).toEqual(PRICES);
  expect(server.calls).toEqual([`GET /api/v1/posts/${_id}/agreed-prices`]);
  server.on(ROUTE, { data: { prices: null } });
  expect(await read({ ...goods, category: 'Music' })).toBeNull();
});

it('a failure to load agreed prices shows no toast', async () => {
  server.on(ROUTE, errorResponse(404, { code: 'post_not_found', message: 'No.' }));
  const { error } = await store.dispatch(getAgreedPrices.initiate(POST));
  expect(error).toMatchObject({ status: 404 });
  expect(toast).not.toHaveBeenCalled();
});
