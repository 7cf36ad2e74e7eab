import type { Post } from '@oja/contract/posts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ADA } from '../../../tests/fixtures/user.ts';
import { NO_LISTS, type StoredLists } from './stored-session.ts';
import { createWebSessions } from './web-sessions.ts';

const session = { user: ADA, accessToken: 'x'.repeat(43) };
const BOLA = { ...ADA, _id: '0197a000-0000-7000-8000-0000000000bb', userName: 'bola' };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these fields of the post are used
const lists: StoredLists = { ...NO_LISTS, ownerId: ADA._id, posts: [{ _id: 'p1', title: 'Wrapper' } as Post] };

beforeEach(() => localStorage.clear());

/** Sends the event of a write by another tab: its own store over the same storage. */
const dispatchStorageEvent = () => globalThis.dispatchEvent(new StorageEvent('storage', { key: 'oja.session' }));

describe('the session in localStorage', () => {
  it('survives a reload, with the last loaded lists', async () => {
    const sessions = createWebSessions(localStorage);
    await sessions.save(session);
    await sessions.saveLists(lists);
    expect(await createWebSessions(localStorage).load()).toEqual({ status: 'found', session: { ...session, lists } });
  });

  it('of version 1, which had no lists, can be read', async () => {
    localStorage.setItem('oja.session', JSON.stringify({ version: 1, ...session }));
    expect(await createWebSessions(localStorage).load()).toEqual({
      status: 'found',
      session: { ...session, lists: NO_LISTS },
    });
  });

  it('stored before read receipts and online status could be turned off has them on', async () => {
    const { readReceipts: _first, showsPresence: _second, showsPostsToVisitors: _third, ...user } = ADA;
    localStorage.setItem('oja.session', JSON.stringify({ version: 1, ...session, user }));
    expect(await createWebSessions(localStorage).load()).toMatchObject({
      session: { user: { readReceipts: true, showsPresence: true, showsPostsToVisitors: true } },
    });
  });

  it('logging out removes user and token, and keeps the lists for the same user only', async () => {
    const sessions = createWebSessions(localStorage);
    await sessions.save(session);
    await sessions.saveLists(lists);
    await sessions.clear();
    expect(sessions.isPresent()).toBe(false);
    expect(await sessions.load()).toEqual({ status: 'none' });
    expect(localStorage.getItem('oja.session')).not.toContain(session.accessToken);
    await sessions.save(session);
    expect(await sessions.load()).toMatchObject({ session: { lists } });
    await sessions.save({ ...session, user: BOLA });
    expect(await sessions.load()).toMatchObject({ session: { lists: NO_LISTS } });
    expect(localStorage.getItem('oja.session')).not.toContain('Wrapper');
  });

  it.each([
    '{',
    '[]',
    'null',
    '{"version":3}',
    '{"version":1,"accessToken":"x","user":{}}',
    JSON.stringify({ version: 2, ...session, lists: { ...lists, posts: [7] } }),
  ])('damaged or foreign content (%s) is set aside with a message', async (text) => {
    localStorage.setItem('oja.session', text);
    const sessions = createWebSessions(localStorage);
    expect(await sessions.load()).toMatchObject({ status: 'unreadable' });
    expect(localStorage.getItem('oja.session.unreadable')).toBe(text);
    expect(sessions.isPresent()).toBe(false);
  });

  it('without space for the lists, the user is still stored', async () => {
    const sessions = createWebSessions(localStorage);
    await sessions.save(session);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await sessions.saveLists(lists);
    setItem.mockRestore();
    expect(await sessions.load()).toEqual({ status: 'found', session: { ...session, lists: NO_LISTS } });
  });

  it('notifies its listeners of signing in and out, here and in another tab, and of nothing else', async () => {
    const sessions = createWebSessions(localStorage);
    const other = createWebSessions(localStorage);
    const listener = vi.fn<(where: string) => void>();
    const stop = sessions.subscribe(listener);
    await sessions.save(session);
    expect(listener).toHaveBeenCalledTimes(1);
    await other.saveLists(lists);
    dispatchStorageEvent();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).toHaveBeenCalledTimes(1);
    await other.clear();
    dispatchStorageEvent();
    expect(listener.mock.calls).toEqual([['here'], ['elsewhere']]);
    expect(sessions.isPresent()).toBe(false);
    stop();
    await sessions.save(session);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('a tab that has not yet received another tab’s logout cannot restore the session with a save', async () => {
    const sessions = createWebSessions(localStorage);
    await sessions.save(session);
    await createWebSessions(localStorage).clear();
    await sessions.saveLists(lists);
    expect(await createWebSessions(localStorage).load()).toEqual({ status: 'none' });
  });
});
