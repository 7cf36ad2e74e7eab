import { PassThrough } from 'node:stream';

import { sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TermiiServer } from '../../../test/termii-server.ts';
import { CLIENT_ID, type GoogleServer, startGoogleServer } from '../../../test/google-server.ts';
import { DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { buildApp } from '../../entry/app.ts';
import { makeLog } from '../../foundation/http/logging.ts';
import { EmailQueue } from '../../foundation/email/email-queue.ts';
import type { Email } from '../../foundation/email/mailer.ts';

describe.each(DATABASES)('the log on %s', (kind) => {
  const termii = new TermiiServer();
  let google: GoogleServer;
  let server: TestServer;
  let app: FastifyInstance;
  let emails: EmailQueue;
  let logged = '';
  let mailFault: Error | undefined;
  const mails: Email[] = [];

  beforeAll(async () => {
    google = await startGoogleServer();
    await termii.start();
    server = await startTestServer(kind, { ...google.environment, ...termii.environment });
    const stream = new PassThrough();
    stream.on('data', (chunk: Buffer) => {
      logged += String(chunk);
    });
    const log = makeLog('trace', stream);
    const mailer = {
      async send(mail: Email) {
        mails.push(mail);
        if (mailFault) throw mailFault;
      },
      check: async () => undefined,
      close: () => undefined,
    };
    emails = new EmailQueue(server.database.queries, mailer, server.services.now, log);
    app = await buildApp({ ...server.services, emails, log });
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
    await google.stop();
    await termii.stop();
  });

  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, token?: string) => {
    const answer = await app.inject({
      method,
      url,
      ...(payload && { payload }),
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    await emails.settle();
    return answer;
  };

  it('contains no password, token, code, hash, email address or phone number at the most verbose level', async () => {
    const [email, googleEmail, password, newPassword] = [
      'secretive@example.com',
      'googler@example.com',
      'my old password',
      'my new password',
    ];
    const userName = 'secretive';
    await call('POST', '/api/signup', { name: 'S', userName, email, password, confirmPassword: password });
    const link = new URL(/http:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
    const removal = new URL(/http:\S+not-me\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
    const opened = [await call('GET', removal.pathname + removal.search)];
    await call('GET', `/api/activate${link.search}`);
    opened.push(await call('POST', removal.pathname + removal.search));
    opened.push(await call('GET', link.pathname + link.search));
    const login = await call('POST', '/api/login', { userName: email, password });
    const { accessToken, deviceToken } = sessionAnswerSchema.parse(login.json()).data;
    await call('POST', '/api/login', { userName, password: 'a wrong guess' });
    await call('POST', '/api/login', { userName: email, password: { odd: password } });
    const codeSent = await call('POST', '/api/send-otp', { userName: email });
    const { refreshToken } = sendOtpAnswerSchema.parse(codeSent.json()).data;
    const code = /^ {4}(\w{5})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    await call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { otp: code });
    opened.push(await call('GET', `/verify-forgot-password?refreshToken=${refreshToken}&email=${email}`));
    opened.push(await call('GET', `/reset-password?refreshToken=${refreshToken}&userName=${email}`));
    mailFault = Object.assign(new Error(`Can't send to <${email}>: the mail has ${newPassword} in it`), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
    });
    expect(
      (
        await call(
          'PUT',
          `/api/reset-password?userName=${email}`,
          { newPassword, confirmNewPassword: newPassword },
          refreshToken,
        )
      ).statusCode,
    ).toBe(200);
    mailFault = new Error(`connect failed for ${email}`);
    const googleToken = await google.tokenFor({
      sub: 'g1',
      email: googleEmail,
      email_verified: true,
      name: 'G',
      aud: CLIENT_ID,
    });
    const signedIn = await call('POST', '/api/google', { access_token: googleToken });
    expect(signedIn.statusCode).toBe(200);
    await call('POST', '/api/google', { access_token: `${googleToken}\n` });
    const phoneNumber = '8031234567';
    const { accessToken: token } = sessionAnswerSchema.parse(signedIn.json()).data;
    await call('POST', '/api/v1/phone', { phoneNumber }, token);
    const phoneCode = /^\d{6}/.exec(String(termii.sent.at(-1)?.['sms']))?.[0] ?? '';
    await call('POST', '/api/v1/phone/confirm', { code: phoneCode }, token);
    termii.failure = 'refuses';
    await call('POST', '/api/v1/phone', { phoneNumber }, token);
    await call('POST', '/api/logout', undefined, token);
    await call('POST', '/api/activate/resend', { userName: email });

    const { password_hash: hash } = await server.database.queries
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const sessions = await server.database.queries.selectFrom('sessions').select('token_hash').execute();
    const secrets = [
      password,
      newPassword,
      'a wrong guess',
      email,
      googleEmail,
      accessToken,
      deviceToken ?? '',
      refreshToken,
      code,
      phoneNumber,
      phoneCode,
      termii.environment['TERMII_API_KEY'] ?? '',
      googleToken,
      hash,
      '$argon2',
      token,
      link.searchParams.get('token') ?? '',
      removal.searchParams.get('token') ?? '',
      ...sessions.map((session) => session.token_hash),
    ];
    expect(logged.split('\n').length).toBeGreaterThan(10);
    expect(logged).toContain('an email was given up');
    for (const by of ['password', 'Google'])
      expect(logged).toMatch(new RegExp(`"userId":"[^"]+","by":"${by}","msg":"a person signed in"`));
    expect(logged).toContain('a text message was not accepted');
    const metrics = (await call('GET', '/metrics')).body;
    expect(metrics).toContain('/not-me');
    // No page whose address contains a token passes its address on.
    expect(opened.map(({ headers }) => headers['referrer-policy'])).toEqual(Array(5).fill('no-referrer'));
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(4);
      expect(metrics).not.toContain(secret);
      expect(logged).not.toContain(secret);
      expect(logged).not.toContain(encodeURIComponent(secret));
    }
  });

  it('contains the code of a database error without its values', async () => {
    logged = '';
    app.log.error(
      {
        err: Object.assign(new Error('duplicate key'), {
          code: '23505',
          detail: 'Key (email)=(ada@example.com) already exists.',
        }),
      },
      'request failed',
    );
    expect(logged).toContain('23505');
    expect(logged).not.toContain('ada@example.com');
  });
});
