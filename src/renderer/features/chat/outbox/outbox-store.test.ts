import { beforeEach, expect, it, vi } from 'vitest';

import { browserOutboxStore } from './outbox-store.ts';
import type { StoredMessage } from './stored-message.ts';

// jsdom has no IndexedDB, like some browsers: only the notes in localStorage exist.

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

it('the store writes a text synchronously, for a page that closes at once', async () => {
  void browserOutboxStore('ada').put(message('two', 2));
  void browserOutboxStore('ada').put(message('one', 1));
  expect(await texts()).toEqual(['one', 'two']);
  expect(await browserOutboxStore('ada').has('one')).toBe(true);
});

it('the store returns no messages of another user', async () => {
  await browserOutboxStore('ada').put(message('one', 1));
  expect(await texts('chi')).toEqual([]);
});

it('the store deletes a sent message', async () => {
  await browserOutboxStore('ada').put(message('one', 1));
  await browserOutboxStore('ada').remove('one');
  expect(await texts()).toEqual([]);
  expect(await browserOutboxStore('ada').has('one')).toBe(false);
});

it('the store writes no text without its picture', async () => {
  await browserOutboxStore('ada').put(message('one', 1, { file: new File(['picture'], 'receipt.jpg') }));
  expect(await texts()).toEqual([]);
});

it('the store skips entries that it cannot parse', async () => {
  await browserOutboxStore('ada').put(message('one', 1));
  localStorage.setItem('oja.outbox.ada.two', '{"clientId"');
  localStorage.setItem('oja.outbox.ada.three', '[]');
  expect(await texts()).toEqual(['one']);
});
