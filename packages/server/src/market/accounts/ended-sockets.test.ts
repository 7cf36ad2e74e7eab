import { sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connect } from '../../../test/sockets.ts';
import { type Account, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe('sockets are closed at once, and not only by the next round that looks for ended sessions,', () => {
  let server: TestServer;
  let account: Account;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
    account = await server.addAccount();
  });
  afterAll(() => server.stop());

  /** The first round comes soon after the start, and would hide that nobody closes them; the next one half a minute later. */
  it('once the first round is over:', async () => {
    const client = await connect(server, account);
    await server.database.queries.deleteFrom('sessions').where('user_id', '=', account.id).execute();
    await expect.poll(() => client.socket.connected, { timeout: 35_000, interval: 20 }).toBe(false);
  }, 40_000);

  it('by a new password, but for the session that chose it', async () => {
    const ada = await server.addAccount();
    const login = await server.call('POST', '/api/login', { body: { userName: ada.userName, password: PASSWORD } });
    const { accessToken } = login.as(sessionAnswerSchema).data;
    const [here, there] = [await connect(server, ada), await connect(server, { ...ada, token: accessToken })];
    const body = { password: 'a better password' };
    await server.call('PATCH', `/api/v1/users/profile/${ada.id}`, { as: ada, body });
    expect(await there.hear('closing')).toMatchObject({ code: 'session_ended' });
    expect(here.socket.connected).toBe(true);
  });

  it('by a new password after a code', async () => {
    const ada = await server.addAccount();
    const client = await connect(server, ada);
    const sent = await server.call('POST', '/api/send-otp', { body: { userName: ada.userName } });
    const { refreshToken } = sent.as(sendOtpAnswerSchema).data;
    const otp = /^ {4}(\w{5})$/m.exec(server.mails.at(-1)?.text ?? '')?.[1];
    await server.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp } });
    await server.call('PUT', `/api/reset-password?userName=${ada.userName}&refreshToken=${refreshToken}`, {
      body: { newPassword: 'ankara and lace', confirmNewPassword: 'ankara and lace' },
    });
    expect(await client.hear('closing')).toMatchObject({ code: 'session_ended' });
  });

  it('with the account', async () => {
    const ada = await server.addAccount();
    const client = await connect(server, ada);
    await server.call('DELETE', `/api/v1/users/delete/${ada.id}`, { as: ada });
    expect(await client.hear('closing')).toMatchObject({ code: 'session_ended' });
  });
});
