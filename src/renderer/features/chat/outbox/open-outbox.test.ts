import { afterEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../../../tests/fixtures/app-store.ts';
import { FakeServer, unreachable } from '../../../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../../../tests/fixtures/user.ts';
import { openOutbox } from './open-outbox.ts';
import { signIn } from '../../../session/sign-in.ts';

const BOLA = { ...ADA, _id: '0197a000-0000-7000-8000-0000000000bb', userName: 'bola' };

afterEach(() => vi.unstubAllGlobals());

it('an unsent message is not sent in the name of another user who has logged in since', async () => {
  const server = new FakeServer().on('POST /api/v1/messages/batch', unreachable);
  const sent = () => server.callsOf('POST /api/v1/messages/batch');
  const store = startAppStore(server);
  const outbox = store.dispatch(openOutbox(ADA._id));
  void outbox.add('partner', 'Is it still there?', []);
  await vi.waitFor(() => expect(outbox.to('partner')[0]).toMatchObject({ status: 'waiting' }));
  expect(sent()).toHaveLength(1);

  await store.dispatch(signIn({ user: BOLA, accessToken: 'b'.repeat(43) }));
  const [waiting] = outbox.to('partner');
  if (waiting) outbox.retry(waiting);
  expect(outbox.to('partner')[0]).toMatchObject({ status: 'sending' });
  await vi.waitFor(() =>
    expect(outbox.to('partner')[0]).toMatchObject({ status: 'waiting', failure: 'Network Error!' }),
  );
  expect(sent()).toHaveLength(1);
  expect(store.dispatch(openOutbox(BOLA._id)).to('partner')).toEqual([]);
});
