import type { Post } from '@oja/contract/posts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ADA } from '../../../tests/fixtures/user.ts';
import { NO_LISTS, type KeptLists } from './stored-session.ts';
import { createWebSessions } from './web-sessions.ts';

const session = { user: ADA, accessToken: 'x'.repeat(43) };
const BOLA = { ...ADA, _id: '0197a000-0000-7000-8000-0000000000bb', userName: 'bola' };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is kept of it matters here
const lists: KeptLists = { ...NO_LISTS, ownerId: ADA._id, posts: [{ _id: 'p1', title: 'Wrapper' } as Post] };

beforeEach(() => localStorage.clear());

/** As if another tab had just written: its own keeper over the same storage, of which this one hears. */
const tell = () => globalThis.dispatchEvent(new StorageEvent('storage', { key: 'oja.session' }));

describe('the session in localStorage', () => {
  it('survives a reload, with what was read last', async () => {
    const sessions = createWebSessions(localStorage);
    await sessions.save(session);
    await sessions.saveLists(lists);
    expect(await createWebSessions(localStorage).load()).toEqual({ status: 'found', session: { ...session, lists } });
  });

  it('of the first version, which kept no lists, is still a session', async () => {
    localStorage.setItem('oja.session', JSON.stringify({ version: 1, ...session }));
    expect(await createWebSessions(localStorage).load()).toEqual({ status: 'found', session: { ...session, lists: NO_LISTS } });
  });

  it('from before read receipts could be turned off has them on', async () => {
    const { readReceipts: _later, ...user } = ADA;
    localStorage.setItem('oja.session', JSON.stringify({ version: 1, ...session, user }));
    expect(await createWebSessions(localStorage).load()).toMatchObject({ session: { user: { readReceipts: true } } });
  });

  it('logging out takes user and token, and leaves the lists for the same person alone', async () => {
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

  it.each(['{', '[]', 'null', '{"version":3}', '{"version":1,"accessToken":"x","user":{}}', JSON.stringify({ version: 2, ...session, lists: { ...lists, posts: [7] } })])(
    'damaged or foreign content (%s) is set aside with a word, not lost and not a crash',
    async (text) => {
      localStorage.setItem('oja.session', text);
      const sessions = createWebSessions(localStorage);
      expect(await sessions.load()).toMatchObject({ status: 'unreadable' });
      expect(localStorage.getItem('oja.session.unreadable')).toBe(text);
      expect(sessions.isPresent()).toBe(false);
    },
  );

  it('where there is no room for the lists, who is signed in is still kept', async () => {
    const sessions = createWebSessions(localStorage);
    await sessions.save(session);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await sessions.saveLists(lists);
    setItem.mockRestore();
    expect(await sessions.load()).toEqual({ status: 'found', session: { ...session, lists: NO_LISTS } });
  });

  it('tells who listens of signing in and out, here and in another tab, and of nothing else', async () => {
    const sessions = createWebSessions(localStorage);
    const other = createWebSessions(localStorage);
    const listener = vi.fn<(where: string) => void>();
    const stop = sessions.subscribe(listener);
    await sessions.save(session);
    expect(listener).toHaveBeenCalledTimes(1);
    await other.saveLists(lists);
    tell();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).toHaveBeenCalledTimes(1);
    await other.clear();
    tell();
    expect(listener.mock.calls).toEqual([['here'], ['elsewhere']]);
    expect(sessions.isPresent()).toBe(false);
    stop();
    await sessions.save(session);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('a tab that has not yet heard of a logout in another cannot bring the session back by what it keeps', async () => {
    const sessions = createWebSessions(localStorage);
    await sessions.save(session);
    await createWebSessions(localStorage).clear();
    await sessions.saveLists(lists);
    expect(await createWebSessions(localStorage).load()).toEqual({ status: 'none' });
  });
});
