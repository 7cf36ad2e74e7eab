import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { isGate } from '../../../../../tests/suite.ts';
import { createDatabase } from '../../../test/postgres.ts';
import { addPost } from '../../../test/posts.ts';
import { startRedis } from '../../../test/redis.ts';
import { afterFirstCheck, connect } from '../../../test/sockets.ts';
import { type Account, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** Starts the nodes of one installation, and returns them with the function that stops it. */
async function startNodes(kind: 'sqlite' | 'postgres'): Promise<{ nodes: TestServer[]; stop: () => Promise<void> }> {
  if (kind === 'sqlite') {
    const node = await startTestServer(kind);
    return { nodes: [node], stop: () => node.stop() };
  }
  const redis = await startRedis();
  const database = await createDatabase(inject('postgresUrl'));
  const environment = { DATABASE_URL: database.url, REDIS_URL: redis.url };
  const nodes = [await startTestServer(kind, environment), await startTestServer(kind, environment)];
  return {
    nodes,
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      await database.drop();
      await redis.stop();
    },
  };
}

describe.each([
  { kind: 'sqlite', name: 'one node on SQLite' },
  { kind: 'postgres', name: 'two nodes on PostgreSQL' },
] as const)('at $name', ({ kind }) => {
  describe.skipIf(isGate && kind === 'postgres')('an account', () => {
    let nodes: TestServer[];
    let stop: () => Promise<void>;
    let one: TestServer;
    let last: TestServer;
    beforeAll(async () => {
      ({ nodes, stop } = await startNodes(kind));
      const [first, ...others] = nodes;
      if (!first) throw new Error('There is no node.');
      [one, last] = [first, others.at(-1) ?? first];
    });
    afterAll(() => stop());

    const statuses = async (as: Account, method: 'GET' | 'POST', url: string) =>
      Promise.all(
        nodes.map(
          async (node) => (await node.call(method, url, { as, ...(method === 'POST' && { body: {} }) })).status,
        ),
      );
    const everywhere = (status: number) => nodes.map(() => status);

    it('is tested after the first check for ended sessions has run', async () => {
      for (const node of nodes) expect(await afterFirstCheck(node)).toBe('session_ended');
    }, 80_000);

    it('that is deleted loses its sockets and its session at every node at once', async () => {
      const [ada, admin] = [await one.addAccount(), await one.addAccount('admin')];
      const clients = await Promise.all(nodes.map((node) => connect(node, ada)));
      expect(await statuses(ada, 'GET', '/api/v1/sessions')).toEqual(everywhere(200));
      await last.call('DELETE', `/api/v1/users/delete/${ada.id}`, { as: admin });
      expect(await statuses(ada, 'GET', '/api/v1/sessions')).toEqual(everywhere(401));
      for (const client of clients) expect(await client.receive('closing')).toMatchObject({ code: 'session_ended' });
    });

    it('that is no vendor any more cannot post at any node', async () => {
      const [vendor, admin] = [await one.addAccount('vendor'), await one.addAccount('admin')];
      expect(await statuses(vendor, 'POST', '/api/v1/posts')).toEqual(everywhere(422));
      await last.call('PATCH', `/api/v1/users/update_vendor/${vendor.id}`, {
        as: admin,
        body: { isVerifiedVendor: false },
      });
      expect(await statuses(vendor, 'POST', '/api/v1/posts')).toEqual(everywhere(403));
    });

    it('that is no admin any more reads no reports at any node, and its open sockets receive none', async () => {
      const [former, admin] = [await one.addAccount('admin'), await one.addAccount('admin')];
      const [reporter, vendor] = [await one.addAccount(), await one.addAccount('vendor')];
      const post = await addPost(one, vendor);
      const clients = await Promise.all(nodes.map((node) => connect(node, former)));
      const watching = await connect(last, admin);
      expect(await statuses(former, 'GET', '/api/v1/posts/flag')).toEqual(everywhere(200));
      await one.database.queries.updateTable('users').set({ is_admin: 0 }).where('id', '=', former.id).execute();
      expect(await statuses(former, 'GET', '/api/v1/posts/flag')).toEqual(everywhere(403));
      await one.call('POST', '/api/v1/posts/flag', { as: reporter, body: { postId: post._id, flagReason: 'Spam' } });
      await watching.receive('newFlag');
      // What is sent to the same sockets after the report has arrived, so the report would have, too.
      await one.call('POST', `/api/v1/users/follow/${former.id}`, { as: reporter });
      for (const client of clients) {
        await client.receive('newNotification');
        expect(client.events.map(({ name }) => name)).not.toContain('newFlag');
      }
    });
  });
});
