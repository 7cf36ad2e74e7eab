import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ADA } from '../../../tests/fixtures/user.ts';
import { createWebSessions } from './web.ts';

const session = { version: 1 as const, user: ADA, accessToken: 'x'.repeat(43) };

beforeEach(() => localStorage.clear());

describe('the session in localStorage', () => {
  it('survives a reload', async () => {
    await createWebSessions(localStorage).save(session);
    expect(await createWebSessions(localStorage).load()).toEqual({ status: 'found', session });
  });

  it('is gone after clear', async () => {
    const sessions = createWebSessions(localStorage);
    await sessions.save(session);
    await sessions.clear();
    expect(sessions.isPresent()).toBe(false);
    expect(await sessions.load()).toEqual({ status: 'none' });
  });

  it.each(['{', '[]', 'null', '{"version":2}', '{"version":1,"accessToken":"x","user":{}}'])(
    'damaged or foreign content (%s) is set aside with a word, not lost and not a crash',
    async (text) => {
      localStorage.setItem('oja.session', text);
      const sessions = createWebSessions(localStorage);
      expect(await sessions.load()).toMatchObject({ status: 'unreadable' });
      expect(localStorage.getItem('oja.session.unreadable')).toBe(text);
      expect(sessions.isPresent()).toBe(false);
    },
  );

  it('tells who listens of signing in and out, here and in another tab', async () => {
    const sessions = createWebSessions(localStorage);
    const listener = vi.fn<() => void>();
    const stop = sessions.subscribe(listener);
    await sessions.save(session);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'oja.session' }));
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    stop();
    await sessions.clear();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
