import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const ADA = {
  name: 'Ada Obi',
  userName: 'Ada',
  email: 'ada@example.com',
  password: 'long enough',
  confirmPassword: 'long enough',
};

describe.each(DATABASES)('signing up on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const signUp = (changes: object = {}) => server.call('POST', '/api/signup', { body: { ...ADA, ...changes } });
  const activate = (link: string) => server.call('GET', link.replace('/activate', '/api/activate'));
  const newestLink = () => {
    const address = /http:\S+/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '';
    const url = new URL(address);
    return url.pathname + url.search;
  };

  it('sends a link that activates the account, and confirms the activation again when opened twice', async () => {
    expect((await signUp()).status).toBe(201);
    expect(server.mails.at(-1)).toMatchObject({ to: 'ada@example.com', subject: 'Activate your Oja account' });
    expect(await activate(newestLink())).toMatchObject({
      status: 200,
      body: { message: 'Your account is activated. You can log in now.', data: { userName: ADA.userName } },
    });
    expect(await activate(newestLink())).toMatchObject({
      status: 200,
      body: { message: 'Your account is already activated. You can log in.', data: { userName: ADA.userName } },
    });
  });

  it('answers 409 user_name_taken regardless of case and spaces', async () => {
    const answer = await signUp({ userName: ' aDA ', email: 'other@example.com' });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'user_name_taken', fields: { userName: ERROR_MESSAGES.user_name_taken } },
    });
  });

  it('answers 409 email_taken regardless of case', async () => {
    const answer = await signUp({ userName: 'Somebody', email: 'ADA@example.com' });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'email_taken', fields: { email: ERROR_MESSAGES.email_taken } },
    });
  });

  it('answers 409 with both fields when both the name and the email address are taken', async () => {
    expect((await signUp()).error.fields).toEqual({
      userName: ERROR_MESSAGES.user_name_taken,
      email: ERROR_MESSAGES.email_taken,
    });
  });

  it('answers 422 at the second field for passwords that differ', async () => {
    const answer = await signUp({ userName: 'Bola', email: 'bola@example.com', confirmPassword: 'long enougH' });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: { confirmPassword: VALIDATION.passwordsDiffer } },
    });
  });

  it('answers 409 user_name_taken for a name that could be mistaken for Oja itself', async () => {
    const answer = await signUp({ userName: 'Oja Support', email: 'eve@example.com' });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'user_name_taken', fields: { userName: ERROR_MESSAGES.user_name_taken } },
    });
  });

  it('answers 422 for a full name that could be mistaken for Oja itself', async () => {
    const answer = await signUp({ name: 'Oja Customer Care', userName: 'eve', email: 'eve@example.com' });
    expect(answer).toMatchObject({ status: 422, body: { fields: { name: VALIDATION.nameReserved } } });
  });

  it('answers 422 with every missing field', async () => {
    const answer = await server.call('POST', '/api/signup', { body: {} });
    expect(answer.status).toBe(422);
    expect(answer.error.fields).toEqual({
      name: VALIDATION.nameRequired,
      email: VALIDATION.emailRequired,
      userName: VALIDATION.userNameRequired,
      password: VALIDATION.passwordRequired,
      confirmPassword: VALIDATION.passwordRequired,
    });
  });

  it('replaces an unactivated account with a new signup, whose first link is then invalid', async () => {
    await signUp({ userName: 'Chidi', email: 'chidi@example.com' });
    const firstLink = newestLink();
    expect(
      (
        await signUp({
          userName: 'Chidi2',
          email: 'chidi@example.com',
          password: 'another one',
          confirmPassword: 'another one',
        })
      ).status,
    ).toBe(201);
    expect(await activate(firstLink)).toMatchObject({ status: 400, body: { code: 'activation_invalid' } });
    expect((await activate(newestLink())).status).toBe(200);
    const login = await server.call('POST', '/api/login', { body: { userName: 'chidi2', password: 'another one' } });
    expect(login.status).toBe(200);
  });

  it('gives the name of an unactivated account to a signup that names its email, and ends its link', async () => {
    await signUp({ userName: 'Kemi', email: 'kemi@exampel.com' });
    const firstLink = newestLink();
    const corrected = { userName: 'kemi', email: 'kemi@example.com' };
    expect((await signUp({ ...corrected, replaces: 'somebody@example.com' })).status).toBe(409);
    expect((await signUp({ ...corrected, replaces: 'Kemi@exampel.com' })).status).toBe(201);
    expect(await activate(firstLink)).toMatchObject({ status: 400, body: { code: 'activation_invalid' } });
    expect((await activate(newestLink())).status).toBe(200);
  });

  it('replaces neither an activated account nor one with another name', async () => {
    const taken = await signUp({ email: 'second-ada@example.com', replaces: ADA.email });
    expect(taken).toMatchObject({ status: 409, body: { code: 'user_name_taken' } });
    await signUp({ userName: 'Ireti', email: 'ireti@example.com' });
    const link = newestLink();
    await signUp({ userName: 'Jide', email: 'jide@example.com', replaces: 'ireti@example.com' });
    expect((await activate(link)).status).toBe(200);
  });

  it('reserves the name of an unactivated account for 48 hours', async () => {
    await signUp({ userName: 'Efe', email: 'efe@example.com' });
    expect((await signUp({ userName: 'efe', email: 'other-efe@example.com' })).status).toBe(409);
    server.clock.now += 48 * 3_600_000 + 1;
    expect((await signUp({ userName: 'efe', email: 'other-efe@example.com' })).status).toBe(201);
  });

  it('answers 410 activation_expired to a link after its 48 hours', async () => {
    await signUp({ userName: 'Funmi', email: 'funmi@example.com' });
    const link = newestLink();
    server.clock.now += 48 * 3_600_000 + 1;
    expect(await activate(link)).toMatchObject({ status: 410, body: { code: 'activation_expired' } });
  });

  it('answers 400 activation_invalid to a link with another address', async () => {
    await signUp({ userName: 'Garba', email: 'garba@example.com' });
    expect(await activate(newestLink().replace('garba', 'ada'))).toMatchObject({
      status: 400,
      body: { code: 'activation_invalid' },
    });
  });

  it('does not reveal the user name when it refuses a link', async () => {
    await signUp({ userName: 'Halima', email: 'halima@example.com' });
    const link = newestLink();
    const guessed = `${link.slice(0, -4)}AAAA`;
    for (const refused of [link.replace('halima', 'ada'), guessed]) {
      expect((await activate(refused)).body).toEqual({
        code: 'activation_invalid',
        message: ERROR_MESSAGES.activation_invalid,
      });
    }
    server.clock.now += 48 * 3_600_000 + 1;
    expect((await activate(link)).body).toEqual({
      code: 'activation_expired',
      message: ERROR_MESSAGES.activation_expired,
    });
  });

  it('answers that the link is invalid when the link lacks its token', async () => {
    for (const link of ['/activate', '/activate?email=ada@example.com', '/activate?email=a&email=b&token=c']) {
      expect((await activate(link)).error.message).toBe(ERROR_MESSAGES.activation_invalid);
    }
  });

  it('keeps the account when the mail server fails, and can send another link', async () => {
    server.mailFailure.reason = 'connection refused';
    expect((await signUp({ userName: 'Hauwa', email: 'hauwa@example.com' })).status).toBe(201);
    server.mailFailure.reason = undefined;
    expect((await server.call('POST', '/api/activate/resend', { body: { userName: 'hauwa' } })).status).toBe(200);
    await expect.poll(() => server.mails.at(-1)?.to).toBe('hauwa@example.com');
    expect((await activate(newestLink())).status).toBe(200);
  });

  it('does not reveal who has an account when another link is requested', async () => {
    const sent = server.mails.length;
    const active = await server.call('POST', '/api/activate/resend', { body: { userName: 'ada' } });
    const unknown = await server.call('POST', '/api/activate/resend', { body: { userName: 'nobody at all' } });
    expect(active.body).toEqual(unknown.body);
    expect(server.mails).toHaveLength(sent);
  });

  it('gives a name to one of two concurrent signups, and answers 409 to the other', async () => {
    const answers = await Promise.all([
      signUp({ userName: 'Ifeoma', email: 'ife1@example.com' }),
      signUp({ userName: 'ifeoma', email: 'ife2@example.com' }),
    ]);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201, 409]));
  });
});

describe('signups from one address', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '1' });
  });
  afterEach(() => server.stop());

  const statusOf = async (index: number, changes: object = {}) =>
    (
      await server.call('POST', '/api/signup', {
        body: { ...ADA, userName: `ada ${index}`, email: `ada${index}@example.com`, ...changes },
      })
    ).status;
  const fail = (index: number) => statusOf(index, { confirmPassword: 'something else' });

  it('do not count failed attempts against the five accounts for others at the address', async () => {
    for (let index = 0; index < 40; index += 1) expect(await fail(index)).toBe(422);
    expect(await statusOf(0)).toBe(201);
    for (let index = 1; index < 5; index += 1) {
      expect(await statusOf(index, { userName: 'ada 0' })).toBe(409);
      expect(await statusOf(index)).toBe(201);
    }
    expect(await statusOf(5)).toBe(429);
    server.clock.now += 30 * 60_000;
    expect(await statusOf(6)).toBe(201);
  });

  it('are limited to a hundred failed attempts in half an hour', async () => {
    for (let index = 0; index < 100; index += 1) expect(await fail(index)).toBe(422);
    expect(await fail(100)).toBe(429);
    server.clock.now += 30 * 60_000;
    expect(await fail(101)).toBe(422);
  });
});
