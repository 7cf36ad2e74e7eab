import { sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { ACTIVATION_LIFETIME_MS } from '@oja/contract/limits';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import { uploadAnswerSchema } from '@oja/contract/uploads';
import { peopleAnswerSchema, profileAnswerSchema, profileEditAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jpeg, upload } from '../../../test/pictures.ts';
import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('editing a profile on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    ada = await server.addAccount();
  });
  afterAll(() => server.stop());

  const edit = (body: object, as = ada) => server.call('PATCH', `/api/v1/users/profile/${as.id}`, { as, body });
  const edited = async (body: object, as = ada) => (await edit(body, as)).as(profileEditAnswerSchema).data;
  const logIn = (userName: string, password = PASSWORD) =>
    server.call('POST', '/api/login', { body: { userName, password } });
  const requestCode = async ({ email }: Account) =>
    (await server.call('POST', '/api/send-otp', { body: { userName: email } })).as(sendOtpAnswerSchema).data;
  const picture = async (preset = 'profile', as = ada) =>
    (await upload(server, as, await jpeg(60, 60), preset)).as(uploadAnswerSchema).secure_url;
  const usesOf = async (address: string) => {
    const key = /([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? '';
    return (
      await server.database.queries.selectFrom('uploads').select('uses').where('key', '=', key).executeTakeFirst()
    )?.uses;
  };

  it('changes only name, user name and bio, and search and login use the new name', async () => {
    const answer = await edit({ name: ' Ada Obi ', userName: "Ada's Adire", bio: 'Indigo since 1987.' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Profile updated successfully',
        data: {
          _id: ada.id,
          name: 'Ada Obi',
          userName: "Ada's Adire",
          bio: 'Indigo since 1987.',
          email: ada.email,
          isAdmin: false,
          isVerifiedVendor: false,
        },
      },
    });
    expect((await logIn("ADA'S ADIRE")).status).toBe(200);
    const found = await server.call('GET', '/api/v1/users/all?search=obi', { as: await server.addAccount() });
    expect(found.as(peopleAnswerSchema).data.users).toMatchObject([{ _id: ada.id }]);
    const byUserName = await server.call('GET', '/api/v1/users/all?search=adire', { as: await server.addAccount() });
    expect(byUserName.as(peopleAnswerSchema).data.users).toMatchObject([{ _id: ada.id }]);
    expect(await edited({})).toMatchObject({ name: 'Ada Obi', bio: 'Indigo since 1987.' });
  });

  it('accepts an empty bio', async () => {
    const bola = await server.addAccount();
    await edit({ bio: 'Here for a while.' }, bola);
    expect((await edited({ bio: '' }, bola)).bio).toBe('');
    const profile = await server.call('GET', `/api/v1/users/profile/${bola.id}`, { as: ada });
    expect(profile.as(profileAnswerSchema).data.bio).toBe('');
  });

  it('ignores fields that users cannot set', async () => {
    const answer = await edit({
      isAdmin: true,
      isVerifiedVendor: true,
      followersCount: 9000,
      _id: 'x',
      email: ada.email.toUpperCase(),
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { isAdmin: false, isVerifiedVendor: false, email: ada.email } },
    });
  });

  it('answers 422 for another email address and for each invalid field', async () => {
    expect(await edit({ email: 'other@example.com', bio: 'unseen' })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', message: VALIDATION.emailFixed, fields: { email: VALIDATION.emailFixed } },
    });
    const answer = await edit({ name: '  ', userName: 'a@b', bio: 'x'.repeat(501), password: 'short' });
    expect(answer.error.fields).toEqual({
      name: VALIDATION.nameRequired,
      userName: VALIDATION.userNameShape,
      bio: VALIDATION.bioTooLong,
      password: VALIDATION.passwordLength,
    });
    expect((await edited({})).bio).toBe('Indigo since 1987.');
  });

  it('answers 409 user_name_taken regardless of case, and gives a name to one of two concurrent requests', async () => {
    const bola = await server.addAccount();
    expect(await edit({ userName: bola.userName.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'user_name_taken', fields: { userName: ERROR_MESSAGES.user_name_taken } },
    });
    const answers = await Promise.all([edit({ userName: 'wanted' }), edit({ userName: 'WANTED' }, bola)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await edit({ userName: 'Oja_Admin' })).toMatchObject({ status: 409, body: { code: 'user_name_taken' } });
    expect((await edit({ userName: 'Ada Obi' })).status).toBe(200);
    expect(await edit({ name: 'Oja Support Team' })).toMatchObject({
      status: 422,
      body: { fields: { name: VALIDATION.nameReserved } },
    });
  });

  it('accepts the user name of an account whose activation links have expired', async () => {
    const body = {
      name: 'Sleeper',
      userName: 'sleeper',
      email: 'sleeper@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    await server.call('POST', '/api/signup', { body });
    expect((await edit({ userName: 'Sleeper' })).status).toBe(409);
    server.clock.now += ACTIVATION_LIFETIME_MS;
    await server.call('POST', '/api/v1/step-up', { as: ada, body: { password: PASSWORD } });
    expect(await edit({ userName: 'Sleeper' })).toMatchObject({ status: 200, body: { data: { userName: 'Sleeper' } } });
  });

  it('changes the password, ends other sessions and pending codes, keeps this session, and sends an email', async () => {
    const bola = await server.addAccount();
    const hers = await requestCode(bola);
    const elsewhere = { ...ada, token: (await logIn(ada.email)).as(sessionAnswerSchema).data.accessToken };
    const { refreshToken } = await requestCode(ada);
    await server.call('POST', '/api/v1/step-up', { as: ada, body: { password: PASSWORD } });
    expect((await edit({ password: 'a better password' })).status).toBe(200);
    const late = await server.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp: 'AAAAA' } });
    expect(late.error.code).toBe('code_expired');
    expect((await edit({})).status).toBe(200);
    expect((await edit({}, elsewhere)).status).toBe(401);
    // Sessions and codes of other users are unaffected.
    expect((await edit({}, bola)).status).toBe(200);
    const wrong = await server.call('PUT', `/api/verify-otp?refreshToken=${hers.refreshToken}`, {
      body: { otp: 'AAAAA' },
    });
    expect(wrong.error.code).toBe('code_invalid');
    expect(server.mails.at(-1)).toMatchObject({ to: ada.email, subject: 'Your Oja password was changed' });
    expect((await logIn(ada.email)).status).toBe(401);
    expect((await logIn(ada.email, 'a better password')).status).toBe(200);
  });

  it('claims a picture, releases it for the next one, and removes it on null', async () => {
    const [first, second] = [await picture(), await picture()];
    expect((await edited({ profileImage: first })).profileImage).toBe(first);
    expect((await edited({ profileImage: first })).profileImage).toBe(first);
    expect(await usesOf(first)).toBe(1);
    await Promise.all([edit({ profileImage: second }), edit({ profileImage: second }), edit({ bio: 'Meanwhile.' })]);
    expect([await usesOf(first), await usesOf(second)]).toEqual([0, 1]);
    expect((await edited({ profileImage: null })).profileImage).toBeNull();
    expect(await usesOf(second)).toBe(0);
  });

  it('answers 422 for a picture that is foreign, uploaded for a post, or uploaded by another user', async () => {
    const other = await server.addAccount();
    for (const profileImage of [
      'https://elsewhere.example/a.webp',
      await picture('post'),
      await picture('profile', other),
    ]) {
      expect(await edit({ profileImage })).toMatchObject({
        status: 422,
        body: { fields: { profileImage: VALIDATION.imageForeign } },
      });
    }
  });
});
