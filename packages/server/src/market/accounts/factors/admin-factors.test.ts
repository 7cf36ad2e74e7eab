import { commentAnswerSchema } from '@oja/contract/comments';
import { eventsAnswerSchema } from '@oja/contract/events';
import { secondFactorsAnswerSchema } from '@oja/contract/second-factors';
import { userSchema } from '@oja/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { addPost } from '../../../../test/posts.ts';
import { addTotp } from '../../../../test/factors.ts';
import { connect } from '../../../../test/sockets.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';

const profileSchema = z.object({ data: userSchema });

describe.each(DATABASES)('an admin outside the demo on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { OJA_DEMO: 'off' });
  });
  afterAll(() => server.stop());

  const needed = {
    status: 403,
    body: { code: 'second_factor_needed', message: 'Admins need a second factor. Set one up in Settings first.' },
  };
  const reports = (as: Account) => server.call('GET', '/api/v1/posts/flag/count', { as });
  const neededOf = async (as: Account) =>
    (await server.call('GET', '/api/v1/second-factors', { as })).as(secondFactorsAnswerSchema).data.needed;

  it('makes no call of admins before a second factor is set up', async () => {
    const admin = await server.addAccount('admin');
    expect(await reports(admin)).toMatchObject(needed);
    expect(await neededOf(admin)).toBe(true);
    const profile = await server.call('GET', `/api/v1/users/dashboard/${admin.userName}`, { as: admin });
    expect(profile.as(profileSchema).data.isAdmin).toBe(true);
    await addTotp(server, admin);
    expect((await reports(admin)).status).toBe(200);
    expect(await neededOf(admin)).toBe(false);
    await server.call('DELETE', '/api/v1/second-factors/totp', { as: admin });
    expect(await reports(admin)).toMatchObject(needed);
  });

  it('gets no events about reports before the setup, live or replayed', async () => {
    const [waiting, ready] = [await server.addAccount('admin'), await server.addAccount('admin')];
    await addTotp(server, ready);
    const [blind, seeing] = [await connect(server, waiting), await connect(server, ready)];
    const { _id: postId } = await addPost(server, await server.addAccount('vendor'));
    const body = { postTitle: 'Gold', postId, flagReason: 'Scammer' };
    await server.call('POST', '/api/v1/posts/flag', { as: await server.addAccount(), body });
    await seeing.receive('newFlag');
    // Behind the report on the same connection.
    await server.call('POST', `/api/v1/users/follow/${waiting.id}`, { as: ready });
    await blind.receive('newNotification');
    expect(blind.events.map(({ name }) => name)).not.toContain('newFlag');
    const events = async () =>
      (await server.call('GET', '/api/v1/events?after=0', { as: waiting }))
        .as(eventsAnswerSchema)
        .data.events.map(({ name }) => name);
    expect(await events()).toEqual(['newNotification']);
    await addTotp(server, waiting);
    expect(await events()).toEqual(['newFlag', 'newNotification']);
  });

  it('gets no more events about reports once the last factor is removed', async () => {
    const [bare, ready] = [await server.addAccount('admin'), await server.addAccount('admin')];
    await addTotp(server, bare);
    await addTotp(server, ready);
    const [blind, seeing] = [await connect(server, bare), await connect(server, ready)];
    await server.call('DELETE', '/api/v1/second-factors/totp', { as: bare });
    const { _id: postId } = await addPost(server, await server.addAccount('vendor'));
    const body = { postTitle: 'Gold', postId, flagReason: 'Scammer' };
    await server.call('POST', '/api/v1/posts/flag', { as: await server.addAccount(), body });
    await seeing.receive('newFlag');
    await server.call('POST', `/api/v1/users/follow/${bare.id}`, { as: ready });
    await blind.receive('newNotification');
    expect(blind.events.map(({ name }) => name)).not.toContain('newFlag');
  });

  it('cannot delete what belongs to others before the setup, and the answer says why', async () => {
    const admin = await server.addAccount('admin');
    const vendor = await server.addAccount('vendor');
    const { _id: postId } = await addPost(server, vendor);
    const reply = await server.call('POST', `/api/v1/posts/reply/${postId}`, { as: vendor, body: { text: 'Nice' } });
    const commentId = reply.as(commentAnswerSchema).data.comment._id;
    const removals = [
      `/api/v1/posts/unreply/${postId}/${commentId}`,
      `/api/v1/posts/${postId}`,
      `/api/v1/users/delete/${vendor.id}`,
    ];
    for (const url of removals) expect(await server.call('DELETE', url, { as: admin })).toMatchObject(needed);
    await addTotp(server, admin);
    for (const url of removals) expect((await server.call('DELETE', url, { as: admin })).status).toBe(200);
  });

  it('is the only one who needs it', async () => {
    const person = await server.addAccount();
    expect(await neededOf(person)).toBe(false);
    expect(await reports(person)).toMatchObject({ status: 403, body: { code: 'admin_only' } });
    expect((await server.call('GET', '/api/v1/posts', { as: person })).status).toBe(200);
  });
});

it('an admin of the demo needs no second factor', async () => {
  const server = await startTestServer('sqlite');
  const admin = await server.addAccount('admin');
  expect((await server.call('GET', '/api/v1/posts/flag/count', { as: admin })).status).toBe(200);
  await server.stop();
});
