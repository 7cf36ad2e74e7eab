import { RESTORE_LIFETIME_MS } from '@oja/contract/limits';
import { sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { flagCountsAnswerSchema } from '@oja/contract/flags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { erase } from '../../../test/erase.ts';
import { addPost, readPost } from '../../../test/posts.ts';
import { completedDeal, newReview, reportReview } from '../../../test/reviews.ts';
import { connect } from '../../../test/sockets.ts';
import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

const linkIn = (text: string) => /http:\/\/oja\.test(\/restore\S+)/.exec(text)?.[1] ?? '';

describe.each(DATABASES)('restoring a deleted account on %s', (kind) => {
  let server: TestServer;
  let admin: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    admin = await server.addAccount('admin');
  });
  afterAll(() => server.stop());

  const remove = async (id: string, as: Account) => {
    expect((await server.call('DELETE', `/api/v1/users/delete/${id}`, { as })).status).toBe(200);
    return linkIn(server.mails.at(-1)?.text ?? '');
  };
  const look = (link: string) => server.call('GET', link);
  const press = (link: string) =>
    server.call('POST', link, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const logIn = ({ userName }: Account) =>
    server.call('POST', '/api/login', { body: { userName, password: PASSWORD } });
  const isThere = async ({ id }: Account) =>
    (await server.call('GET', `/api/v1/users/profile/${id}`, { as: admin })).status === 200;

  it('asks first, and changes nothing while mail scanners open the link', async () => {
    const account = await server.addAccount();
    const link = await remove(account.id, account);
    const page = await look(link);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(page.body).toContain(`<strong>${account.userName}</strong>`);
    expect(page.body).toContain(`<form method="post" action="${link}">`);
    expect(await isThere(account)).toBe(false);
    const row = await server.database.queries
      .selectFrom('users')
      .selectAll()
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(link.split('=')[1]);
  });

  it('brings back posts, likes, comments and follows, and needs a new login with the same password', async () => {
    const [vendor, fan] = [await server.addAccount('vendor'), await server.addAccount()];
    const post = await addPost(server, vendor);
    for (const path of [`/posts/like/${post._id}`, `/users/follow/${vendor.id}`])
      await server.call('POST', `/api/v1${path}`, { as: fan });
    const before = await readPost(server, fan, post._id);
    const link = await remove(vendor.id, vendor);
    expect((await press(link)).body).toContain('Your account is back');
    expect((await server.call('GET', '/api/v1/posts', { as: vendor })).error.code).toBe('unauthenticated');
    expect((await logIn(vendor)).as(sessionAnswerSchema).data.user._id).toBe(vendor.id);
    expect(await readPost(server, fan, post._id)).toEqual(before);
  });

  it('refuses each sign-in meanwhile as that of an unknown account', async () => {
    const account = await server.addAccount();
    const begun = await server.call('POST', '/api/send-otp', { body: { userName: account.userName } });
    const code = /^ {4}(\w{5})$/m.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await remove(account.id, account);
    const sent = server.mails.length;
    const refused = await logIn(account);
    const unknown = await server.call('POST', '/api/login', { body: { userName: 'nobody here', password: PASSWORD } });
    expect([refused.status, refused.error]).toEqual([401, unknown.error]);
    const { refreshToken } = begun.as(sendOtpAnswerSchema).data;
    const tried = await server.call('PUT', `/api/verify-otp?refreshToken=${refreshToken}`, { body: { otp: code } });
    expect(tried.error.code).toBe('code_expired');
    const again = await server.call('POST', '/api/send-otp', { body: { userName: account.email } });
    expect(again.status).toBe(200);
    expect(server.mails).toHaveLength(sent);
    for (const names of [{ email: account.email }, { userName: account.userName }]) {
      const body = {
        name: 'S',
        userName: 'someone else',
        email: 'someone@example.com',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        ...names,
      };
      expect((await server.call('POST', '/api/signup', { body })).status).toBe(409);
    }
  });

  it('works once: of simultaneous and later uses, the others say so and change nothing', async () => {
    const account = await server.addAccount();
    const link = await remove(account.id, account);
    const bodies = (await Promise.all([press(link), press(link)])).map(({ body }) => String(body));
    expect(bodies.filter((body) => body.includes('Your account is back'))).toHaveLength(1);
    expect(bodies.filter((body) => body.includes('This link was used already'))).toHaveLength(1);
    for (const use of [look, press]) expect((await use(link)).body).toContain('This link was used already');
    expect(await isThere(account)).toBe(true);

    // A later deletion is not undone by the link of the first.
    const { accessToken } = (await logIn(account)).as(sessionAnswerSchema).data;
    const newer = await remove(account.id, { ...account, token: accessToken });
    expect((await press(link)).body).toContain('There is no account to restore');
    expect(await isThere(account)).toBe(false);
    expect((await press(newer)).body).toContain('Your account is back');
  });

  it('ends after 14 days, also before the job has begun to erase', async () => {
    const [late, inTime] = [await server.addAccount(), await server.addAccount()];
    const [lateLink, link] = [await remove(late.id, late), await remove(inTime.id, inTime)];
    server.clock.now += RESTORE_LIFETIME_MS - 1;
    await erase(server, 0);
    expect((await press(link)).body).toContain('Your account is back');
    server.clock.now += 1;
    admin = { ...admin, token: (await logIn(admin)).as(sessionAnswerSchema).data.accessToken };
    for (const use of [look, press]) expect((await use(lateLink)).body).toContain('This link is too old');
    expect(await isThere(late)).toBe(false);
    await erase(server, 0);
    for (const use of [look, press]) expect((await use(lateLink)).body).toContain('There is no account to restore');
    expect(await isThere(inTime)).toBe(true);
  });

  it('has no link for an account that an admin deleted, which is erased by the next run of the job', async () => {
    const account = await server.addAccount();
    expect(await remove(account.id, admin)).toBe('');
    const mailTo = ({ email }: { email: string }) => server.mails.findLast(({ to }) => to === email)?.text;
    expect(mailTo(account)).toContain('It cannot be restored.');
    expect(mailTo(admin)).toContain('was deleted with your account.');
    await erase(server, 0);
    const { queries } = server.database;
    expect(await queries.selectFrom('users').select('id').where('id', '=', account.id).execute()).toEqual([]);
  });

  it('opens the reports of its posts and reviews again, and notifies the admins of them', async () => {
    const [vendor, reporter] = [await server.addAccount('vendor'), await server.addAccount()];
    const deal = await completedDeal(server, vendor, reporter);
    const reviewId = await newReview(server, vendor, deal);
    await newReview(server, reporter, deal);
    const { _id: postId } = await addPost(server, vendor);
    await server.call('POST', '/api/v1/posts/flag', { as: reporter, body: { postId, flagReason: 'Spam' } });
    expect((await reportReview(server, reporter, reviewId)).status).toBe(201);
    const counts = async () =>
      (await server.call('GET', '/api/v1/posts/flag/count', { as: admin })).as(flagCountsAnswerSchema).data;
    const open = await counts();
    const link = await remove(vendor.id, vendor);
    expect(await counts()).toEqual({ total: open.total - 2, postsTotal: open.postsTotal - 2 });
    const device = await connect(server, admin);
    await press(link);
    expect(await device.receive('newFlag', ({ flag }) => flag.postId === postId)).toMatchObject(open);
    await device.receive('newFlag', ({ flag }) => flag.reviewId === reviewId);
  });

  it('finds nothing for an invented token, and refuses a missing one', async () => {
    expect((await press('/restore?token=none')).body).toContain('There is no account to restore');
    expect((await press('/restore')).status).toBe(422);
  });
});
