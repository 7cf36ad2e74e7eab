import { sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { connect, open } from '../../../test/sockets.ts';
import { type Account, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';

describe('sockets are closed at once, before the next check for ended sessions', () => {
  let server: TestServer;
  let account: Account;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
    account = await server.addAccount();
  });
  afterAll(() => server.stop());

  /**
   * Waits for the first check, which comes soon after the start and would hide a missing close. The next one comes half
   * a minute later.
   */
  it('after the first check has run', async () => {
    const client = await connect(server, account);
    await server.database.queries.deleteFrom('sessions').where('user_id', '=', account.id).execute();
    await expect.poll(() => client.socket.connected, { timeout: 35_000, interval: 20 }).toBe(false);
  }, 40_000);

  it('by a new password, except the sockets of the session that chose it', async () => {
    const ada = await server.addAccount();
    const login = await server.call('POST', '/api/login', { body: { userName: ada.userName, password: PASSWORD } });
    const { accessToken } = login.as(sessionAnswerSchema).data;
    const [here, there] = [await connect(server, ada), await connect(server, { ...ada, token: accessToken })];
    const body = { password: 'a better password' };
    await server.call('PATCH', `/api/v1/users/profile/${ada.id}`, { as: ada, body });
    expect(await there.receive('closing')).toMatchObject({ code: 'session_ended' });
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
    expect(await client.receive('closing')).toMatchObject({ code: 'session_ended' });
  });

  it('by the deletion of the account', async () => {
    const ada = await server.addAccount();
    const client = await connect(server, ada);
    await server.call('DELETE', `/api/v1/users/delete/${ada.id}`, { as: ada });
    expect(await client.receive('closing')).toMatchObject({ code: 'session_ended' });
  });

  it('by a logout while they are being admitted', async () => {
    const ada = await server.addAccount();
    // The limit of connections is the step between the check of the session and the joining of its room.
    const take = vi.spyOn(RateLimit.prototype, 'take');
    take.mockImplementation(async (whose) => {
      if (whose !== ada.id) return;
      take.mockRestore();
      await server.call('POST', '/api/logout', { as: ada });
    });
    const client = await open(server, ada);
    expect(await client.receive('closing')).toMatchObject({ code: 'session_ended' });
    expect(client.events).toHaveLength(1);
  });
});
