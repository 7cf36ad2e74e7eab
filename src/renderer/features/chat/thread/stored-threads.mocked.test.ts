import type { MessagesAnswer } from '@oja/contract/messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetAnswers, readAnswer, storeAnswer, STORED_ANSWERS_MAX } from '../../../platform/stored-answers.ts';
import { amendStoredThread } from '../../../realtime/events/amend-stored-thread.ts';
import { parseStoredThread } from './parse-stored-thread.ts';
import { STORED_THREAD_MESSAGES_MAX, THREAD_STORAGE } from './use-stored-thread.ts';

// jsdom has no IndexedDB: a map replaces it.
const device = vi.hoisted(() => ({
  entries: new Map<unknown, unknown>(),
  isBroken: false,
  attempt<Result>(work: () => Result): Promise<Result> {
    return this.isBroken ? Promise.reject(new Error('No room')) : Promise.resolve(work());
  },
}));
vi.mock('idb-keyval', () => ({
  keys: () => device.attempt(() => [...device.entries.keys()]),
  get: (key: unknown) => device.attempt(() => device.entries.get(key)),
  getMany: (keys: unknown[]) => device.attempt(() => keys.map((key) => device.entries.get(key))),
  update: (key: unknown, updater: (value: unknown) => unknown) =>
    device.attempt(() => void device.entries.set(key, structuredClone(updater(device.entries.get(key))))),
  set: (key: unknown, value: unknown) => device.attempt(() => void device.entries.set(key, structuredClone(value))),
  delMany: (keys: unknown[]) =>
    device.attempt(() => {
      for (const key of keys) device.entries.delete(key);
    }),
}));

const idOf = (number: number) => `0197a000-0000-7000-9000-${String(number).padStart(12, '0')}`;
const message = (number: number): MessagesAnswer['data'][number] => ({
  _id: idOf(number),
  clientId: null,
  conversationId: idOf(900),
  text: `Number ${number}`,
  img: null,
  post: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  seen: true,
  sender: { _id: idOf(901) },
  recipientId: idOf(902),
});
const page = (from: number, to: number, hasMore = false): MessagesAnswer => ({
  data: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  hasMore,
  post: null,
});
const storeThread = async (userId: string, partnerId: string, pages: MessagesAnswer[]) => {
  const stored = THREAD_STORAGE.toStore({ pages, pageParams: [undefined] });
  if (stored !== undefined) await storeAnswer('thread', userId, partnerId, stored);
};
const readThread = async (userId: string, partnerId: string) => (await readAnswer('thread', userId, partnerId))?.page;
const texts = async (partnerId: string, userId = 'ada') =>
  parseStoredThread(await readThread(userId, partnerId))?.data.map(({ text }) => text);

beforeEach(() => {
  device.entries.clear();
  device.isBroken = false;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'info').mockReturnValue();
});

it('the newest messages of all pages are stored, oldest first, with whether there are more', async () => {
  await storeThread('ada', 'bayo', [page(21, 40, true), page(1, 20)]);
  const stored = parseStoredThread(await readThread('ada', 'bayo'));
  expect(stored?.data.map(({ text }) => text)).toEqual(
    Array.from({ length: STORED_THREAD_MESSAGES_MAX }, (_, index) => `Number ${index + 11}`),
  );
  expect(stored?.hasMore).toBe(true);
  await storeThread('ada', 'chi', [page(1, 3)]);
  expect(parseStoredThread(await readThread('ada', 'chi'))?.hasMore).toBe(false);
});

it('a deleted message is removed from a stored quote, also where the message itself is not stored', async () => {
  const quote = { _id: idOf(1), sender: { _id: idOf(902) }, text: 'Number 1', picture: null, isDeleted: false };
  await storeThread('ada', idOf(901), [{ ...page(2, 3), data: [message(2), { ...message(3), quote }] }]);
  const deleted = { ...message(1), text: '', deletedAt: '2026-01-02T00:00:00.000Z' };
  await amendStoredThread({ name: 'messageDeleted', payload: { seq: 1, message: deleted } }, 'ada');
  const stored = parseStoredThread(await readThread('ada', idOf(901)));
  expect(stored?.data.map((one) => [one.text, one.quote?.text, one.quote?.isDeleted])).toEqual([
    ['Number 2', undefined, undefined],
    ['Number 3', '', true],
  ]);
});

it('the conversation that was not opened for the longest time is deleted, and no other data', async () => {
  device.entries.set('outbox/ada/1', { text: 'On its way' });
  for (let number = 0; number < STORED_ANSWERS_MAX.thread; number += 1) {
    vi.setSystemTime(number);
    await storeThread('ada', `partner ${number}`, [page(1, 1)]);
  }
  vi.setSystemTime(1000);
  await storeThread('ada', 'partner 0', [page(1, 2)]);
  await storeThread('bayo', 'partner 1', [page(1, 1)]);
  await storeThread('ada', 'the newest', [page(1, 1)]);
  expect(await texts('partner 1')).toBeUndefined();
  expect(await texts('partner 0')).toEqual(['Number 1', 'Number 2']);
  expect(await texts('partner 1', 'bayo')).toEqual(['Number 1']);
  expect(device.entries.has('outbox/ada/1')).toBe(true);
});

it('a profile and a list are stored beside the conversations, with the time, and take no place of theirs', async () => {
  vi.setSystemTime(5000);
  await storeThread('ada', 'bayo', [page(1, 1)]);
  await storeAnswer('profile', 'ada', 'bayo', { data: 'Bayo' });
  await storeAnswer('saved-posts', 'ada', '', { data: ['A kettle'] });
  for (let number = 0; number < STORED_ANSWERS_MAX.profile; number += 1) {
    vi.setSystemTime(6000 + number);
    await storeAnswer('profile', 'ada', `person ${number}`, { data: number });
  }
  expect(await readAnswer('profile', 'ada', 'bayo')).toBeUndefined();
  expect(await readAnswer('profile', 'ada', 'person 0')).toEqual({ storedAt: 6000, page: { data: 0 } });
  expect(await readAnswer('saved-posts', 'ada', '')).toEqual({ storedAt: 5000, page: { data: ['A kettle'] } });
  expect(await readAnswer('saved-posts', 'bayo', '')).toBeUndefined();
  expect(await texts('bayo')).toEqual(['Number 1']);
});

it('the conversations and answers of other users, or of all, are deleted, and unsent messages stay', async () => {
  device.entries.set('outbox/ada/1', { text: 'On its way' });
  await storeAnswer('profile', 'bayo', 'ada', { data: 'Ada' });
  await storeAnswer('notifications', 'bayo', '', { data: [] });
  await storeThread('ada', 'bayo', [page(1, 1)]);
  await storeThread('bayo', 'ada', [page(1, 1)]);
  await forgetAnswers('ada');
  expect([...device.entries.keys()]).toEqual(['outbox/ada/1', 'thread/ada/bayo']);
  await forgetAnswers();
  expect([...device.entries.keys()]).toEqual(['outbox/ada/1']);
});

it('a conversation whose write was pending when all were deleted is not stored, nor is an empty one', async () => {
  const late = storeThread('ada', 'bayo', [page(1, 1)]);
  await forgetAnswers();
  await late;
  await storeThread('ada', 'chi', [{ data: [], hasMore: false, post: null }]);
  expect([...device.entries.keys()]).toEqual([]);
});

describe('a message that changes while its conversation is closed', () => {
  const [ada, bayo] = [idOf(902), idOf(901)];
  const apply = (name: 'messageUpdated' | 'messageDeleted' | 'newMessage', about: MessagesAnswer['data'][number]) =>
    amendStoredThread({ name, payload: { seq: 1, message: about } }, ada);
  const editedAt = '2026-01-01T00:01:00.000Z';
  const deletedAt = '2026-01-01T00:02:00.000Z';

  it('is updated for offline use, edited by either side or deleted, and an older event does not revert it', async () => {
    await storeThread(ada, bayo, [page(1, 3)]);
    await apply('messageUpdated', { ...message(1), text: 'Edited', editedAt });
    await apply('messageDeleted', { ...message(2), text: '', deletedAt });
    await apply('messageUpdated', { ...message(3), text: 'Mine', editedAt, sender: { _id: ada }, recipientId: bayo });
    await apply('messageUpdated', { ...message(2), text: 'Before it was deleted', editedAt });
    expect(await texts(bayo, ada)).toEqual(['Edited', '', 'Mine']);
  });

  it('does not change or create a conversation that does not contain it', async () => {
    await storeThread(ada, bayo, [page(2, 3)]);
    await apply('messageUpdated', { ...message(1), text: 'Edited', editedAt });
    await apply('newMessage', message(9));
    expect(await texts(bayo, ada)).toEqual(['Number 2', 'Number 3']);
    await apply('messageDeleted', { ...message(4), text: '', deletedAt, sender: { _id: idOf(903) } });
    expect([...device.entries.keys()]).toEqual([`thread/${ada}/${bayo}`]);
  });

  it('removes its post from the conversation when it is deleted', async () => {
    const post = { _id: idOf(800), title: 'Kettle', picture: null, price: null, pricePoint: null, isAvailable: true };
    const about: MessagesAnswer = { ...page(1, 2), post };
    await storeThread(ada, bayo, [
      { ...about, data: about.data.map((one, index) => (index === 0 ? { ...one, post } : one)) },
    ]);
    await apply('messageDeleted', { ...message(2), text: '', deletedAt });
    expect(await readThread(ada, bayo)).toMatchObject({ post });
    await apply('messageDeleted', { ...message(1), text: '', deletedAt });
    expect(await readThread(ada, bayo)).toMatchObject({ post: null });
  });

  it('does not restore a conversation after all were deleted', async () => {
    await storeThread(ada, bayo, [page(1, 3)]);
    const late = apply('messageUpdated', { ...message(1), text: 'Edited', editedAt });
    await forgetAnswers();
    await late;
    expect([...device.entries.keys()]).toEqual([]);
  });

  it('leaves a conversation of an older release unchanged, without an error', async () => {
    device.entries.set(`thread/${ada}/${bayo}`, { openedAt: 1 });
    await apply('messageUpdated', { ...message(1), text: 'Edited', editedAt });
    expect(device.entries.get(`thread/${ada}/${bayo}`)).toEqual({ openedAt: 1 });
  });
});

it('an invalid conversation is not returned, and a browser without storage returns none', async () => {
  device.entries.set('thread/ada/bayo', { openedAt: 1, page: { data: [{ _id: 'old' }], hasMore: false } });
  device.entries.set('thread/ada/chi', 'nonsense');
  expect(await texts('bayo')).toBeUndefined();
  expect(await texts('chi')).toBeUndefined();
  device.isBroken = true;
  await storeThread('ada', 'bayo', [page(1, 1)]);
  await forgetAnswers();
  expect(await texts('bayo')).toBeUndefined();
});
