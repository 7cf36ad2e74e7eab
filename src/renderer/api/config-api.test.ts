import { afterEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../tests/fixtures/app-store.ts';
import { FakeServer, PLAIN_CONFIG } from '../../../tests/fixtures/fake-server.ts';
import { configApi } from './config-api.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the settings of the server are read beside its API, and only once, also after a day without a component', async () => {
  vi.useFakeTimers();
  const server = new FakeServer().on('GET /config.json', PLAIN_CONFIG);
  const { dispatch } = startAppStore(server);
  const read = async () => {
    const query = dispatch(configApi.endpoints.getConfig.initiate());
    const { data } = await query;
    query.unsubscribe();
    return data;
  };
  expect(await read()).toEqual(PLAIN_CONFIG);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(await read()).toEqual(PLAIN_CONFIG);
  expect(server.calls).toEqual(['GET /config.json']);
});
