import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rowsAbout, wrongCounters } from '../../../../test/counters.ts';
import { BATCH, erase } from '../../../../test/erase.ts';
import { send } from '../../../../test/messages.ts';
import { addPost } from '../../../../test/posts.ts';
import { newScheduled } from '../../../../test/scheduled-messages.ts';
import { newSavedReply } from '../../../../test/saved-replies.ts';
import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../../test/test-server.ts';

describe.each(DATABASES)('the erasure of an account on %s', (kind) => {
  let server: TestServer;
  let admin: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    admin = await server.addAccount('admin');
  });
  afterAll(() => server.stop());

  const call = (path: string, as: Account, body?: object) =>
    server.call('POST', `/api/v1${path}`, { as, ...(body && { body }) });

  /** An account with more of everything than one batch holds. */
  async function addBusyAccount(): Promise<Account> {
    const leaving = await server.addAccount('vendor');
    const others = await Promise.all(Array.from({ length: 5 }, () => server.addAccount('vendor')));
    const own = [await addPost(server, leaving), await addPost(server, leaving)];
    for (const other of others) {
      const theirs = await addPost(server, other);
      for (const [as, id] of [[leaving, theirs._id], ...own.map((post) => [other, post._id] as const)] as const) {
        await call(`/posts/like/${id}`, as);
        await call(`/posts/save/${id}`, as);
        for (const text of ['One', 'Two']) await call(`/posts/reply/${id}`, as, { text });
        await call('/posts/flag', as, { postId: id, flagReason: 'Spam' });
      }
      await call(`/users/follow/${other.id}`, leaving);
      await call(`/users/follow/${leaving.id}`, other);
      await send(server, leaving, other);
      await send(server, other, leaving);
    }
    await call(`/users/${admin.id}/block`, leaving);
    for (let index = 0; index < 4; index += 1) await newSavedReply(server, leaving, { name: `Reply ${index}` });
    for (const other of others) await newScheduled(server, leaving, other);
    return leaving;
  }
  const remove = (id: string) => server.call('DELETE', `/api/v1/users/delete/${id}`, { as: admin });
  const rowsOf = (id: string) => rowsAbout(server.database.queries, id);

  it('goes on where it was interrupted after any batch, with counters that are right after each', async () => {
    const leaving = await addBusyAccount();
    await remove(leaving.id);
    const sizes = [await rowsOf(leaving.id)];
    const left = () => sizes.at(-1) ?? 0;
    let runs = 0;
    for (; left() > 0; runs += 1) {
      // The run ends after the first batch that removed something, as if the server had been killed there.
      let hasRemoved = false;
      const rest = async () => {
        const now = await rowsOf(leaving.id);
        if (now === left()) return;
        hasRemoved = true;
        expect(left() - now).toBeLessThanOrEqual(BATCH);
        sizes.push(now);
      };
      await erase(server, 0, { rest, isStopping: () => hasRemoved });
      expect(await wrongCounters(server.database.queries)).toEqual([]);
      expect(runs).toBeLessThan(200);
    }
    expect(runs).toBeGreaterThan(20);
    const { queries } = server.database;
    const kept = await queries.selectFrom('messages').select('id').where('sender_id', '=', leaving.id).execute();
    expect(kept).toHaveLength(5);
  });

  it('goes on if a request that was running at the deletion leaves a like behind', async () => {
    const [leaving, other] = [await server.addAccount(), await server.addAccount('vendor')];
    const { _id: postId } = await addPost(server, other);
    await remove(leaving.id);
    const { queries } = server.database;
    let batches = 0;
    const rest = async () => {
      batches += 1;
      if (batches !== 10) return;
      await queries.insertInto('likes').values({ post_id: postId, user_id: leaving.id, created_at: 1 }).execute();
      await queries.updateTable('posts').set({ likes_count: 1 }).where('id', '=', postId).execute();
    };
    await erase(server, 0, { rest });
    expect(await rowsOf(leaving.id)).toBe(0);
    expect(await wrongCounters(queries)).toEqual([]);
  });

  it('frees the email at its end, and the user name 90 days after the deletion', async () => {
    const leaving = await server.addAccount();
    await remove(leaving.id);
    const signUp = (userName: string, email: string) =>
      server.call('POST', '/api/signup', {
        body: { name: 'S', userName, email, password: PASSWORD, confirmPassword: PASSWORD },
      });
    expect((await signUp('another name', leaving.email)).error.code).toBe('email_taken');
    await erase(server, 0);
    expect((await signUp('another name', leaving.email)).status).toBe(201);
    expect((await signUp(leaving.userName, 'else@example.com')).error.code).toBe('user_name_taken');
    server.clock.now += 90 * 24 * 60 * 60_000;
    expect((await signUp(leaving.userName, 'else@example.com')).status).toBe(201);
  });
});
