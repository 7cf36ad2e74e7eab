import { afterEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { scheduledApi } from '../../api/scheduled-api.ts';
import { applyEvent } from './apply-event.ts';

afterEach(() => vi.unstubAllGlobals());

it('what another device sends later, or takes back, is read again', async () => {
  const server = new FakeServer().on('GET /api/v1/messages/later', { data: [] });
  const store = startAppStore(server);
  await store.dispatch(scheduledApi.endpoints.getScheduled.initiate());
  store.dispatch(applyEvent({ name: 'scheduledChanged', payload: { seq: 1 } }));
  await vi.waitFor(() => expect(server.callsOf('GET /api/v1/messages/later')).toHaveLength(2));
});
