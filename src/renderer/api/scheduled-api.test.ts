import type { ScheduledMessage } from '@oja/contract/scheduled-messages';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../tests/fixtures/live-store.ts';
import { scheduledApi } from './scheduled-api.ts';

const { getScheduled, scheduleMessage, takeBackScheduled } = scheduledApi.endpoints;
const LIST = 'GET /api/v1/messages/later';
const later = (number: number, hour: string): ScheduledMessage => ({
  clientId: idOf(number),
  recipientId: idOf(9),
  text: `Text ${number}`,
  post: null,
  replyTo: null,
  sendAt: `2026-03-05T${hour}:00:00.000Z`,
  error: null,
});
const input = {
  recipientId: idOf(9),
  clientId: idOf(3),
  message: 'Text 3',
  sendAt: '2026-03-05T09:00:00.000Z',
};

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;
/** The list as it is cached, which is requested only the first time. */
const shown = async () => (await store.dispatch(getScheduled.initiate())).data?.data.map(({ text }) => text);

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer().on(LIST, { data: [later(1, '08'), later(2, '10')] });
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

it('a scheduled text is in the list at once, in the order of the times, and a moved one is in it once', async () => {
  await shown();
  server.on('POST /api/v1/messages/later', { data: later(3, '09') });
  await store.dispatch(scheduleMessage.initiate(input));
  expect(await shown()).toEqual(['Text 1', 'Text 3', 'Text 2']);
  server.on('POST /api/v1/messages/later', { data: later(3, '11') });
  await store.dispatch(scheduleMessage.initiate(input));
  expect(await shown()).toEqual(['Text 1', 'Text 2', 'Text 3']);
  expect(server.callsOf(LIST)).toHaveLength(1);
});

it('a text whose scheduling failed is looked for again, because its answer may be lost, and no toast says so', async () => {
  await shown();
  server.on(
    'POST /api/v1/messages/later',
    errorResponse(409, { code: 'scheduled_full', message: 'Take one back first.' }),
  );
  await store.dispatch(scheduleMessage.initiate(input));
  await vi.waitFor(() => expect(server.callsOf(LIST)).toHaveLength(2));
  expect(toast).not.toHaveBeenCalled();
});

it('a text that was taken back leaves the list at once; one that was sent meanwhile is said, and the list read again', async () => {
  await shown();
  server.on('DELETE /api/v1/messages/later/:clientId', { code: 'scheduled_taken_back', message: 'Taken back.' });
  await store.dispatch(takeBackScheduled.initiate(idOf(1)));
  expect(await shown()).toEqual(['Text 2']);
  expect(server.callsOf(LIST)).toHaveLength(1);
  server.on(
    'DELETE /api/v1/messages/later/:clientId',
    errorResponse(409, { code: 'scheduled_sent', message: 'Sent already.' }),
  );
  await store.dispatch(takeBackScheduled.initiate(idOf(2)));
  await vi.waitFor(() => expect(server.callsOf(LIST)).toHaveLength(2));
  expect(toast.mock.calls.flat()).toEqual([expect.objectContaining({ title: 'Sent already.' })]);
});
