import { messagesAnswerSchema } from '@oja/contract/messages';
import { postCreatedAnswerSchema } from '@oja/contract/posts';
import { uploadAnswerSchema } from '@oja/contract/uploads';
import { profileAnswerSchema } from '@oja/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { wrongCounters } from '../../../test/counters.ts';
import { eraseAll } from '../../../test/erase.ts';
import { jpeg, upload } from '../../../test/pictures.ts';
import { post } from '../../../test/posts.ts';
import {
  type Account,
  type Answer,
  GATE_DATABASES,
  PASSWORD,
  type TestServer,
  startTestServer,
} from '../../../test/test-server.ts';
import { newId } from '../../foundation/db/new-id.ts';

/** Checks for a server error. A 5xx with retry-after is allowed, because a busy machine may ask clients to retry. */
const isFault = ({ status, headers }: Answer) => status >= 500 && headers['retry-after'] === undefined;

describe.each(GATE_DATABASES)('deleting an account on %s', (kind) => {
  let server: TestServer;
  let admin: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    admin = await server.addAccount('admin');
  });
  afterAll(() => server.stop());

  const remove = (id: string, as: Account, query = '') =>
    server.call('DELETE', `/api/v1/users/delete/${id}${query}`, { as });
  const postOf = async (vendor: Account, changes = {}) =>
    (await post(server, vendor, changes)).as(postCreatedAnswerSchema).data.post._id;
  const like = (as: Account, id: string) => server.call('POST', `/api/v1/posts/like/${id}`, { as });
  const reply = (as: Account, id: string) =>
    server.call('POST', `/api/v1/posts/reply/${id}`, { as, body: { text: 'Nice.' } });
  const follow = (as: Account, id: string) => server.call('POST', `/api/v1/users/follow/${id}`, { as });
  const rowsAbout = async (id: string) => {
    const { rows } = await sql<{ count: number }>`select
      (select count(*) from users where id = ${id}) + (select count(*) from sessions where user_id = ${id})
      + (select count(*) from posts where user_id = ${id}) + (select count(*) from likes where user_id = ${id})
      + (select count(*) from comments where user_id = ${id}) + (select count(*) from saves where user_id = ${id})
      + (select count(*) from follows where follower_id = ${id} or followed_id = ${id}) + (select count(*) from flags where reporter_id = ${id})
      + (select count(*) from notifications where recipient_id = ${id} or sender_id = ${id})
      + (select count(*) from vendor_applications where user_id = ${id})
      + (select count(*) from blocks where blocker_id = ${id} or blocked_id = ${id})
      + (select count(*) from events where user_id = ${id}) + (select count(*) from conversation_members where user_id = ${id}) as count
    `.execute(server.database.queries);
    return rows[0]?.count;
  };

  it("erases the user's data after 14 days, updates other users' counters, ends the session, sends an email and frees the email address", async () => {
    const vendor = await server.addAccount('vendor');
    const leaving = await server.addAccount('vendor');
    const theirs = await postOf(leaving);
    const others = await postOf(vendor);
    for (const [as, id] of [
      [leaving, others],
      [leaving, theirs],
      [vendor, theirs],
    ] as const) {
      await like(as, id);
      await reply(as, id);
      await reply(as, id);
      await server.call('POST', `/api/v1/posts/save/${id}`, { as });
    }
    await like(vendor, others);
    await follow(leaving, vendor.id);
    await follow(vendor, leaving.id);
    await follow(admin, vendor.id);
    await server.call('POST', `/api/v1/users/${leaving.id}/block`, { as: admin });
    await server.call('POST', `/api/v1/users/${admin.id}/block`, { as: leaving });
    await server.call('POST', '/api/v1/posts/flag', {
      as: leaving,
      body: { postTitle: 'x', postId: others, flagReason: 'Spam' },
    });

    expect(await remove(leaving.id, leaving)).toMatchObject({
      status: 200,
      body: { message: 'Account successfully deleted' },
    });
    const gone = server.mails.at(-1);
    await eraseAll(server);
    expect(await rowsAbout(leaving.id)).toBe(0);
    expect(await wrongCounters(server.database.queries)).toEqual([]);
    const profile = await server.call('GET', `/api/v1/users/profile/${vendor.id}`, { as: vendor });
    expect(profile.as(profileAnswerSchema).data).toMatchObject({
      followersCount: 1,
      followingCount: 0,
      posts: [{ likesCount: 1, repliesCount: 0 }],
    });
    expect(await server.call('GET', '/api/v1/posts', { as: leaving })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    expect((await server.call('GET', `/api/v1/users/profile/${leaving.id}`, { as: vendor })).error.code).toBe(
      'user_not_found',
    );
    expect((await server.call('GET', `/api/v1/posts/${theirs}`, { as: vendor })).error.code).toBe('post_not_found');
    expect(gone).toMatchObject({ to: leaving.email, subject: 'Your Oja account was deleted' });
    const again = {
      name: 'A',
      userName: `${leaving.userName} again`,
      email: leaving.email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    expect((await server.call('POST', '/api/signup', { body: again })).status).toBe(201);
  });

  it('answers 200 to an admin, 403 to other users, and 404 after the deletion', async () => {
    const [owner, other] = [await server.addAccount(), await server.addAccount()];
    expect(await remove(owner.id, other)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await remove(owner.id, admin)).status).toBe(200);
    expect(await remove(owner.id, admin)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });

  it('deletes the pictures of posts and profile with the account', async () => {
    const vendor = await server.addAccount('vendor');
    const secureUrl = async (preset: string) =>
      (await upload(server, vendor, await jpeg(60, 60), preset)).as(uploadAnswerSchema).secure_url;
    const [first, second, portrait] = [await secureUrl('post'), await secureUrl('post'), await secureUrl('profile')];
    await postOf(vendor, { images: [first, second] });
    await postOf(vendor, { images: [first] });
    await server.call('PATCH', `/api/v1/users/profile/${vendor.id}`, { as: vendor, body: { profileImage: portrait } });
    await remove(vendor.id, vendor);
    await eraseAll(server);
    const keys = [first, second, portrait].map((address) => /([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? '');
    expect(
      await server.database.queries.selectFrom('uploads').select('key').where('key', 'in', keys).execute(),
    ).toEqual([]);
  });

  it('answers 409 balance_left while a withdrawal is possible, unless the balance is forfeited, and keeps the ledger', async () => {
    const rich = await server.addAccount();
    const wallet = { id: newId(), owner_id: rich.id, kind: 'wallet', balance_kobo: 123_450_00 };
    await server.database.queries.insertInto('ledger_accounts').values(wallet).execute();
    expect(await remove(rich.id, rich)).toMatchObject({
      status: 409,
      body: { code: 'balance_left', message: expect.stringContaining('123,450') },
    });
    expect((await server.call('GET', '/api/v1/posts', { as: rich })).status).toBe(200);
    expect((await remove(rich.id, rich, '?forfeit=true')).status).toBe(200);
    await eraseAll(server);
    const left = await server.database.queries
      .selectFrom('ledger_accounts')
      .selectAll()
      .where('id', '=', wallet.id)
      .executeTakeFirst();
    expect(left).toEqual({ ...wallet, owner_id: null });

    const poor = await server.addAccount();
    await server.database.queries
      .insertInto('ledger_accounts')
      .values({ ...wallet, id: newId(), owner_id: poor.id, balance_kobo: 50_00 })
      .execute();
    expect((await remove(poor.id, poor)).status).toBe(200);

    // The smallest amount that can be withdrawn is enough. An admin forfeits it for the user.
    const atLeast = await server.addAccount();
    await server.database.queries
      .insertInto('ledger_accounts')
      .values({ ...wallet, id: newId(), owner_id: atLeast.id, balance_kobo: 100_00 })
      .execute();
    expect((await remove(atLeast.id, atLeast)).status).toBe(409);
    expect((await remove(atLeast.id, admin)).status).toBe(200);
  });

  it('deletes a running advert with its post and keeps its payment record: cancelled, or refused if an admin deletes', async () => {
    for (const by of ['owner', 'admin'] as const) {
      const vendor = await server.addAccount('vendor');
      const postId = await postOf(vendor);
      const advert = {
        id: newId(),
        post_id: postId,
        user_id: vendor.id,
        plan: 'daily',
        price_kobo: 100_000,
        state: 'active',
        referrer_id: null,
        created_at: 1,
        paid_at: 1,
        expires_at: server.clock.now + 1000,
      };
      await server.database.queries.insertInto('adverts').values(advert).execute();
      await remove(vendor.id, by === 'owner' ? vendor : admin);
      const kept = () =>
        server.database.queries.selectFrom('adverts').selectAll().where('id', '=', advert.id).executeTakeFirst();
      const ended = { ...advert, post_id: null, state: by === 'owner' ? 'cancelled' : 'refused' };
      expect(await kept()).toEqual(ended);
      await eraseAll(server);
      expect(await kept()).toEqual({ ...ended, user_id: null });
    }
  });

  it('keeps messages for the partner, and deletes the conversation with its pictures when both accounts are gone', async () => {
    const [one, other] = [await server.addAccount(), await server.addAccount()];
    const img = (await upload(server, one, await jpeg(60, 60), 'chat')).as(uploadAnswerSchema).secure_url;
    const sent = await server.call('POST', '/api/v1/messages', {
      as: one,
      body: { recipientId: other.id, clientId: crypto.randomUUID(), message: 'Still there?', img },
    });
    expect(sent.status).toBeLessThan(300);
    await remove(one.id, one);
    const { queries } = server.database;
    const messages = () => queries.selectFrom('messages').select('text').where('sender_id', '=', one.id).execute();
    expect(await messages()).toEqual([{ text: 'Still there?' }]);
    const kept = await server.call('GET', `/api/v1/messages/${one.id}`, { as: other });
    expect(kept.as(messagesAnswerSchema).data).toMatchObject([{ text: 'Still there?', img }]);
    await remove(other.id, other);
    await eraseAll(server);
    expect(await messages()).toEqual([]);
    const key = /([0-9a-f]{32})\.webp$/.exec(img)?.[1] ?? '';
    expect(
      await queries.selectFrom('uploads').select('uses').where('key', '=', key).executeTakeFirst(),
    ).toBeUndefined();
  });

  it('causes no error and keeps all counters right while many users are active', async () => {
    const vendor = await server.addAccount('vendor');
    const leaving = await Promise.all(Array.from({ length: 3 }, () => server.addAccount('vendor')));
    const fans = await Promise.all(Array.from({ length: 3 }, () => server.addAccount()));
    const posts = [
      ...(await Promise.all(leaving.map((person) => postOf(person)))),
      await postOf(vendor),
      await postOf(vendor),
    ];
    const everybody = [...leaving, ...fans, vendor];
    const clicks = (): Promise<Answer>[] =>
      everybody.flatMap((as) => [
        ...posts.flatMap((id) => [like(as, id), reply(as, id)]),
        ...everybody.filter(({ id }) => id !== as.id).map(({ id }) => follow(as, id)),
      ]);
    await Promise.all(clicks());
    const leave = async (person: Account): Promise<number> => {
      const answer = await remove(person.id, person);
      return answer.headers['retry-after'] === undefined ? answer.status : leave(person);
    };
    const [removals, answers] = await Promise.all([
      Promise.all(leaving.map(leave)),
      Promise.all([...clicks(), ...clicks()]),
    ]);
    expect(removals).toEqual([200, 200, 200]);
    expect(answers.filter(isFault)).toEqual([]);
    expect(await wrongCounters(server.database.queries)).toEqual([]);
    await eraseAll(server);
    expect(await wrongCounters(server.database.queries)).toEqual([]);
    for (const { id } of leaving) expect(await rowsAbout(id)).toBe(0);
  });
});
