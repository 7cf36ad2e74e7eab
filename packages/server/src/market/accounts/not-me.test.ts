import { activateAnswerSchema } from '@oja/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('the link "This was not me" on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const signUp = async (userName: string) => {
    const body = {
      name: 'S',
      userName,
      email: `${userName}@example.com`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    expect((await server.call('POST', '/api/signup', { body })).status).toBe(201);
    const text = server.mails.at(-1)?.text ?? '';
    return {
      removal: /http:\/\/oja\.test(\/not-me\S+)/.exec(text)?.[1] ?? '',
      activation: /http:\/\/oja\.test(\/activate\S+)/.exec(text)?.[1] ?? '',
    };
  };
  const press = (path: string) =>
    server.call('POST', path, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const exists = async (userName: string) => {
    const { queries } = server.database;
    return (await queries.selectFrom('users').select('id').where('user_name', '=', userName).execute()).length === 1;
  };

  it('shows the account and removes nothing, so that scanners of mail can open it', async () => {
    const { removal } = await signUp('uche');
    const page = await server.call('GET', removal);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(page.body).toContain('<strong>uche</strong>');
    expect(page.body).toContain(`<form method="post" action="${removal}">`);
    expect(await exists('uche')).toBe(true);
  });

  it('removes the account once its button is pressed, and then finds none', async () => {
    const { removal, activation } = await signUp('vera');
    expect((await press(removal)).body).toContain('The account is removed');
    expect(await exists('vera')).toBe(false);
    expect((await server.call('GET', `/api${activation}`)).error.code).toBe('activation_invalid');
    expect((await press(removal)).body).toContain('There is no such account');
    expect((await server.call('GET', removal)).body).toContain('There is no such account');
  });

  it('dies with the activation', async () => {
    const { removal, activation } = await signUp('wale');
    (await server.call('GET', `/api${activation}`)).as(activateAnswerSchema);
    expect((await press(removal)).body).toContain('This account is activated');
    expect(await exists('wale')).toBe(true);
  });

  it('is in every email of the account, and stored only as a hash', async () => {
    const first = await signUp('xola');
    await server.call('POST', '/api/activate/resend', { body: { userName: 'xola' } });
    const second = /http:\/\/oja\.test(\/not-me\S+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect(second).not.toBe(first.removal);
    const rows = JSON.stringify(await server.database.queries.selectFrom('activations').selectAll().execute());
    expect(rows).not.toContain(second.split('=')[1]);
    expect((await press(second)).body).toContain('The account is removed');
    expect((await press(first.removal)).body).toContain('There is no such account');
  });

  it('removes no other account for an invented token', async () => {
    await signUp('yemi');
    expect((await press('/not-me?token=none')).body).toContain('There is no such account');
    expect((await press('/not-me')).status).toBe(422);
    expect(await exists('yemi')).toBe(true);
  });
});
