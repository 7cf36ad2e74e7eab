import { sendOtpAnswerSchema } from '@oja/contract/auth';
import { OTP_LIFETIME_MS } from '@oja/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(GATE_DATABASES)('a verified code on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const requestCode = async ({ userName }: Account) => {
    const sent = await server.call('POST', '/api/send-otp', { body: { userName } });
    const { refreshToken } = sent.as(sendOtpAnswerSchema).data;
    const otp = /^ {4}(\w{5})$/m.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
    return { refreshToken, otp };
  };
  const verify = ({ refreshToken, otp }: { refreshToken: string; otp: string }) =>
    server.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp } });
  const reset = ({ userName }: Account, { refreshToken }: { refreshToken: string }) =>
    server.call('PUT', `/api/reset-password?userName=${userName}&refreshToken=${refreshToken}`, {
      body: { newPassword: 'ankara and lace', confirmNewPassword: 'ankara and lace' },
    });

  it('can be verified again, but a wrong code after it is refused', async () => {
    const sent = await requestCode(await server.addAccount());
    expect([(await verify(sent)).status, (await verify(sent)).status]).toEqual([200, 200]);
    expect((await verify({ ...sent, otp: 'AAAAA' })).error.code).toBe('code_invalid');
  });

  it('allows another ten minutes for the new password', async () => {
    const account = await server.addAccount();
    const sent = await requestCode(account);
    server.clock.now += OTP_LIFETIME_MS - 1;
    await verify(sent);
    server.clock.now += OTP_LIFETIME_MS - 1;
    expect((await reset(account, sent)).status).toBe(200);
  });

  it('ends only the sessions of its own account', async () => {
    const [account, other] = [await server.addAccount(), await server.addAccount()];
    const sent = await requestCode(account);
    await verify(sent);
    await reset(account, sent);
    const statusFor = async (as: Account) => (await server.call('GET', '/api/v1/posts', { as })).status;
    expect([await statusFor(account), await statusFor(other)]).toEqual([401, 200]);
  });
});
