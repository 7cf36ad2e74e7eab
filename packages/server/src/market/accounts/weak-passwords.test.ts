import { GOOD_PASSWORDS, OKAFOR, OWN_PASSWORDS } from '@oja/contract/own-password-examples';
import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const NGOZI = { name: 'Ngozi Adékúnlé', userName: 'Glow by Ngozi', email: 'ngozi.skin24@example.com' };
const judge = (password: string) => refuseWeakPassword(password, NGOZI, 'password');

describe('a new password', () => {
  it.each(['password1', 'PASSWORD123', 'iloveyou', '12345678', 'qwertyuiop', 'Arsenal1', 'jesus123', '!!password123!'])(
    '%s is too common',
    async (password) => {
      await expect(judge(password)).rejects.toMatchObject({ fields: { password: VALIDATION.passwordCommon } });
    },
  );

  it.each([
    'ngozi2026!',
    'Adekunle1',
    'Adékúnlé99',
    'glowbyngozi',
    'GLOW-ngozi',
    'ngozi.skin24',
    'ojaoja2026',
    'Oja.Ngozi1',
    'oja-demo',
    '0ja0ja0ja',
    'ojamarket1',
    'Ng0z1-2026',
    '@d3kun13!',
  ])('%s is made of what strangers know', async (password) => {
    await expect(judge(password)).rejects.toMatchObject({ fields: { password: VALIDATION.passwordOwn } });
  });

  it.each([
    'three odd words',
    'ankara-2026',
    'correct horse',
    '84190267',
    'ngozi sells clay pots',
    'ẹ kú àárọ̀ o',
    '🧺🧺🧺🧺🧺🧺🧺🧺',
    'a'.repeat(128),
    ' spaces at both ends ',
  ])('%s is accepted', async (password) => {
    await expect(judge(password)).resolves.toBeUndefined();
  });
});

it.each(OWN_PASSWORDS)('%s of %s is made of what strangers know', async (password, { name, userName, email }) => {
  const judged = refuseWeakPassword(password, { name, userName, email }, 'password');
  await expect(judged).rejects.toMatchObject({ fields: { password: VALIDATION.passwordOwn } });
});

it.each(GOOD_PASSWORDS)('%s is accepted', async (password) => {
  await expect(refuseWeakPassword(password, OKAFOR, 'password')).resolves.toBeUndefined();
});

describe.each(DATABASES)('a weak password on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const signUp = (password: string) =>
    server.call('POST', '/api/signup', { body: { ...NGOZI, password, confirmPassword: password } });

  it('is refused at sign-up, at its field, and the sign-up succeeds with a better one', async () => {
    expect(await signUp('ngozi2026')).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: { password: VALIDATION.passwordOwn } },
    });
    expect((await signUp('clay pots in Jos')).status).toBe(201);
  });

  it('is refused when it is changed, also if it fits the new name only, and nothing else is changed', async () => {
    const ada = await server.addAccount();
    const edit = (body: object) => server.call('PATCH', `/api/v1/users/profile/${ada.id}`, { as: ada, body });
    expect(await edit({ name: 'Zainab Bello', password: 'zainab-2026' })).toMatchObject({
      status: 422,
      body: { fields: { password: VALIDATION.passwordOwn } },
    });
    expect(await edit({ password: 'password1' })).toMatchObject({
      status: 422,
      body: { fields: { password: VALIDATION.passwordCommon } },
    });
    const logIn = await server.call('POST', '/api/login', { body: { userName: ada.userName, password: PASSWORD } });
    expect(logIn).toMatchObject({ status: 200, body: { data: { user: { userName: ada.userName } } } });
    expect(
      (await server.database.queries.selectFrom('users').select('name').where('id', '=', ada.id).execute())[0]?.name,
    ).not.toBe('Zainab Bello');
  });
});
