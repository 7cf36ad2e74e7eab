import { beforeEach, expect, it, vi } from 'vitest';

import { browserOutboxStore } from './outbox-store.ts';
import type { StoredMessage } from './stored-message.ts';

// There is no IndexedDB here, as in a browser that keeps none: what is noted is all there is.

const message = (clientId: string, order: number, rest: Partial<StoredMessage> = {}): StoredMessage => ({
  clientId,
  partnerId: 'bayo',
  text: clientId,
  createdAt: '2026-01-01T00:00:00.000Z',
  order,
  status: 'sending',
  failure: undefined,
  ...rest,
});
const texts = async (userId = 'ada') => (await browserOutboxStore(userId).load()).map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'info').mockReturnValue();
});

it('has a text as soon as it is put, for a page that is closed in the same moment', async () => {
  void browserOutboxStore('ada').put(message('two', 2));
  void browserOutboxStore('ada').put(message('one', 1));
  expect(await texts()).toEqual(['one', 'two']);
  expect(await browserOutboxStore('ada').has('one')).toBe(true);
});

it('shows nobody what another has on the way', async () => {
  await browserOutboxStore('ada').put(message('one', 1));
  expect(await texts('chi')).toEqual([]);
});

it('forgets what was sent', async () => {
  await browserOutboxStore('ada').put(message('one', 1));
  await browserOutboxStore('ada').remove('one');
  expect(await texts()).toEqual([]);
  expect(await browserOutboxStore('ada').has('one')).toBe(false);
});

it('notes no text without its picture', async () => {
  await browserOutboxStore('ada').put(message('one', 1, { file: new File(['picture'], 'receipt.jpg') }));
  expect(await texts()).toEqual([]);
});

it('passes over what it cannot read', async () => {
  await browserOutboxStore('ada').put(message('one', 1));
  localStorage.setItem('oja.outbox.ada.two', '{"clientId"');
  localStorage.setItem('oja.outbox.ada.three', '[]');
  expect(await texts()).toEqual(['one']);
});
