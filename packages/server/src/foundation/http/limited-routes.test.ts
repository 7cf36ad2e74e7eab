import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { addAdvert } from '../../../test/adverts.ts';
import { challengeOf } from '../../../test/factors.ts';
import { send } from '../../../test/messages.ts';
import { jpeg, upload } from '../../../test/pictures.ts';
import { addPost, post } from '../../../test/posts.ts';
import { APPLICATION } from '../../../test/roles/vendors.ts';
import { type Account, type Answer, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { newTotpSecret } from '../../market/accounts/factors/totp.ts';

/** At this scale each of the strict limits allows one call. */
const SCALE = '0.01';

let server: TestServer;
let vendor: Account;
let other: Account;
let postId: string;
let challenge: string;
beforeAll(async () => {
  server = await startTestServer('sqlite', {
    RATE_LIMIT_SCALE: SCALE,
    GOOGLE_CLIENT_ID: 'oja',
    GOOGLE_TOKENINFO_URL: 'http://127.0.0.1:9/',
  });
});
afterAll(() => server.stop());

type Call = (turn: number) => Promise<Answer>;

const visitor = (method: 'POST' | 'PUT', url: string, body: object): Promise<Answer> =>
  server.call(method, url, { body });
const signUp = (turn: number, email: string) =>
  visitor('POST', '/api/signup', {
    name: 'Eve',
    userName: `eve ${turn} ${email.length}`,
    email,
    password: 'long enough',
    confirmPassword: 'long enough',
  });

/** Calls whose limit is a growing delay, which says so in words of its own. */
const GUESSING: ReadonlySet<string> = new Set(['logging in', 'guessing a second factor']);

it.each<[string, Call]>([
  ['signing up', (turn) => signUp(turn, `eve${turn}@example.com`)],
  ['logging in', () => visitor('POST', '/api/login', { userName: 'nobody', password: 'a guess' })],
  ['requesting a code', () => visitor('POST', '/api/send-otp', { userName: 'nobody' })],
  ['requesting another activation link', () => visitor('POST', '/api/activate/resend', { userName: 'nobody' })],
  ['Google sign-in', () => visitor('POST', '/api/google', { access_token: 'none' })],
  ['the page after a checkout', () => server.call('GET', `/api/payments/${'a'.repeat(24)}`)],
  ['searching posts for words', () => server.call('GET', '/api/v1/posts?search=bag&sort=relevance', { as: other })],
  ['counting found posts', () => server.call('GET', '/api/v1/posts?facets=1', { as: vendor })],
  ['the documents', () => server.call('GET', '/docs')],
  [
    'guessing the password of a session',
    () => server.call('POST', '/api/v1/step-up', { as: other, body: { password: 'a guess' } }),
  ],
  [
    'codes that confirm a session',
    async () => {
      await server.database.queries.updateTable('users').set({ has_password: 0 }).where('id', '=', other.id).execute();
      return server.call('POST', '/api/v1/step-up/code', { as: other });
    },
  ],
  [
    'guessing a second factor',
    async (turn) => {
      if (turn === 1) {
        const factor = { user_id: other.id, secret: newTotpSecret(), last_step: 0, created_at: server.clock.now };
        await server.database.queries.insertInto('totp_factors').values(factor).execute();
        await server.database.queries
          .updateTable('users')
          .set({ second_factors: 1 })
          .where('id', '=', other.id)
          .execute();
        ({ challenge } = await challengeOf(server, other));
      }
      return visitor('POST', '/api/v1/login/second-factor', { challenge, code: 'aaaaa-aaaaa' });
    },
  ],
  [
    'requests for a passkey',
    async (turn) => {
      if (turn === 1) {
        const passkey = { id: randomUUID(), user_id: other.id, credential_id: 'a', public_key: 'b', counter: 0 };
        const words = { transports: '[]', name: 'Key', created_at: server.clock.now, last_used_at: null };
        await server.database.queries
          .insertInto('passkeys')
          .values({ ...passkey, ...words })
          .execute();
      }
      return server.call('POST', '/api/v1/step-up/passkey', { as: other });
    },
  ],
  ['changes of second factors', () => server.call('POST', '/api/v1/second-factors/totp', { as: other })],
  ['uploads', async () => upload(server, vendor, await jpeg(64, 48))],
  ['posts', () => post(server, vendor)],
  ['comments', () => server.call('POST', `/api/v1/posts/reply/${postId}`, { as: other, body: { text: 'Nice' } })],
  ['reports', () => server.call('POST', '/api/v1/posts/flag', { as: other, body: { postId, flagReason: 'Spam' } })],
  ['applications', () => server.call('POST', '/api/v1/vendors/applications', { as: other, body: APPLICATION })],
  ['messages', () => send(server, vendor, other)],
  ['finding messages', () => server.call('GET', `/api/v1/messages/${vendor.id}/search?q=yam`, { as: other })],
  [
    'withdrawals',
    () =>
      server.call('POST', '/api/v1/withdraw', {
        as: vendor,
        body: { amount: 100, bankCode: '058', accountNumber: '0123456789', requestKey: randomUUID() },
      }),
  ],
])('the server answers 429 with retry-after for %s', async (name, call) => {
  vendor = await server.addAccount('vendor');
  other = await server.addAccount();
  postId = (await addPost(server, await server.addAccount('vendor')))._id;
  const first = await call(1);
  const second = await call(2);
  expect(first.status).not.toBe(429);
  expect(second).toMatchObject({ status: 429, body: { code: GUESSING.has(name) ? 'too_many_tries' : 'rate_limited' } });
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  server.clock.now += 25 * 60 * 60_000;
});

it('the server answers 429 with retry-after for links to the checkout', async () => {
  vendor = await server.addAccount('vendor');
  const { advert } = await addAdvert(server, vendor);
  const pay = () => server.call('POST', `/api/v1/adverts/${advert._id}/pay`, { as: vendor });
  expect((await pay()).status).toBe(200);
  expect(await pay()).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});
