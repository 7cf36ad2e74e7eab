import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { createAccount } from './account-store.ts';
import { beginRecovery } from './recovery-store.ts';

/** At this scale an address may send one unknown link, and 30 unknown tokens of a forgotten password. */
const SCALE = '0.01';
const JUNK_CALLS = 32;
const UNKNOWN = 'a'.repeat(43);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(DATABASES)('while a neighbour at the same address sends junk, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { RATE_LIMIT_SCALE: SCALE });
  });
  afterAll(() => server.stop());

  /** An account that waits for its activation, with the tokens of its two links. */
  async function signedUp(userName: string) {
    const email = `${userName}@example.com`;
    const account = { name: userName, userName, email, passwordHash: 'none' };
    const { queries } = server.database;
    const { tokens } = await queries
      .transaction()
      .execute((transaction) => createAccount(transaction, account, server.clock.now));
    return { email, ...tokens };
  }

  type Call = (token: string) => ReturnType<TestServer['call']>;
  /** Presses the button of a page. */
  const press =
    (path: string): Call =>
    (token) =>
      server.call('POST', `${path}?token=${token}`, { headers: FORM });
  /** Sends unknown tokens until they are refused, then the true one. */
  async function statuses(call: Call, token: string): Promise<{ junk: number; own: number }> {
    let junk = 0;
    for (let calls = 0; calls < JUNK_CALLS && junk !== 429; calls += 1) junk = (await call(UNKNOWN)).status;
    return { junk, own: (await call(token)).status };
  }
  const HELD = { junk: 429, own: 200 };

  it('an activation link activates, and junk is refused', async () => {
    const { email, token } = await signedUp('amaka');
    const call: Call = (sent) => server.call('GET', `/api/activate?${new URLSearchParams({ email, token: sent })}`);
    expect(await statuses(call, token)).toEqual(HELD);
  });

  it('a link "This was not me" opens and removes, and junk is refused', async () => {
    const { removalToken } = await signedUp('bimbo');
    expect(await statuses((sent) => server.call('GET', `/not-me?token=${sent}`), removalToken)).toEqual(HELD);
    expect(await statuses(press('/not-me'), removalToken)).toEqual(HELD);
  });

  it('a restore link opens and restores, and junk is refused', async () => {
    const gone = await server.addAccount();
    await server.call('DELETE', `/api/v1/users/delete/${gone.id}`, { as: gone });
    const token = /\/restore\?token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect(await statuses((sent) => server.call('GET', `/restore?token=${sent}`), token)).toEqual(HELD);
    expect(await statuses(press('/restore'), token)).toEqual(HELD);
  });

  it('a forgotten password is replaced, and junk is refused', async () => {
    const { id, userName } = await server.addAccount();
    const { token, code } = await beginRecovery(server.database.queries, id, server.clock.now);
    const verify: Call = (sent) => server.call('PUT', `/api/verify-otp?refreshToken=${sent}`, { body: { otp: code } });
    expect(await statuses(verify, token)).toEqual(HELD);
    const body = { newPassword: `${PASSWORD} 2`, confirmNewPassword: `${PASSWORD} 2` };
    const reset: Call = (sent) =>
      server.call('PUT', `/api/reset-password?${new URLSearchParams({ userName, refreshToken: sent })}`, { body });
    expect(await statuses(reset, token)).toEqual(HELD);
  });
});
