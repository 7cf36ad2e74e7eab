import { afterEach, expect, it, vi } from 'vitest';

import { ADA } from '../../../tests/fixtures/user.ts';
import { outboxOf } from '../features/chat/outbox-of.ts';
import { NO_LISTS } from '../platform/stored-session.ts';
import { createWebSessions } from '../platform/web-sessions.ts';
import { signIn } from '../session/sign-in.ts';
import { makeStore } from './store.ts';

const BOLA = { ...ADA, _id: '0197a000-0000-7000-8000-0000000000bb', userName: 'bola' };

afterEach(() => vi.unstubAllGlobals());

it('a message that waits goes under nobody else’s name, who has logged in meanwhile', async () => {
  const called: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'POST') called.push(new URL(request.url).pathname);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const platform = { kind: 'web' as const, serverOrigin: 'http://oja.test', sessions: createWebSessions(localStorage) };
  const store = makeStore(platform, { user: ADA, accessToken: 'a'.repeat(43), lists: NO_LISTS });
  const outbox = store.dispatch(outboxOf(ADA._id));
  void outbox.add('partner', 'Is it still there?', []);
  await vi.waitFor(() => expect(outbox.to('partner')[0]).toMatchObject({ status: 'waiting' }));
  expect(called).toEqual(['/api/v1/messages']);

  await store.dispatch(signIn({ user: BOLA, accessToken: 'b'.repeat(43) }));
  const [waiting] = outbox.to('partner');
  if (waiting) outbox.retry(waiting);
  expect(outbox.to('partner')[0]).toMatchObject({ status: 'sending' });
  await vi.waitFor(() => expect(outbox.to('partner')[0]).toMatchObject({ status: 'waiting', failure: 'Network Error!' }));
  expect(called).toHaveLength(1);
  expect(store.dispatch(outboxOf(BOLA._id)).to('partner')).toEqual([]);
});
