import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { messageTo, send, sendTogether } from '../../../test/messages.ts';
import { DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import type { Database } from '../../foundation/db/database.ts';
import { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { MessageWriter } from './message-writer.ts';

describe.each(DATABASES)('the writer of messages on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  it('stores messages of other people meanwhile on PostgreSQL, and those of one person in their order', async () => {
    const { database, services } = server;
    const held: (() => void)[] = [];
    const transact: Database['transact'] = async (work) => {
      await new Promise<void>((go) => {
        held.push(go);
      });
      return database.transact(work);
    };
    const stored: string[] = [];
    const events = new EventPublisher(database.queries, (push) => {
      if (push.name === 'newMessage' && push.userId === push.payload.message.sender._id)
        stored.push(push.payload.message.text);
    });
    const writer = new MessageWriter({ ...database, transact }, events, new ImageAddresses(''), services.now);
    const people = await Promise.all(Array.from({ length: 6 }, () => server.addAccount()));
    const write = (from: number, to: number, text: string) => {
      const [sender, recipient] = [people[from], people[to]];
      if (!sender || !recipient) throw new Error('there is no such person');
      const clientId = crypto.randomUUID();
      return writer.send([{ senderId: sender.id, recipientId: recipient.id, clientId, text, img: null, postId: null }]);
    };
    const sent = [write(0, 1, 'first')];
    await nextTurn();
    await nextTurn();
    sent.push(write(1, 2, 'waits for 1'), write(2, 3, 'waits for 2, who waits'), write(4, 5, 'meanwhile'));
    await nextTurn();
    await nextTurn();
    expect(held).toHaveLength(kind === 'postgres' ? 2 : 1);
    for (let index = 0; index < 4; index += 1) {
      // The later transactions end first.
      held.pop()?.();
      await Promise.race([Promise.all(sent), new Promise((later) => setTimeout(later, 200))]);
    }
    await Promise.all(sent);
    expect(stored).toEqual(
      kind === 'postgres'
        ? ['meanwhile', 'first', 'waits for 1', 'waits for 2, who waits']
        : ['first', 'waits for 1', 'waits for 2, who waits', 'meanwhile'],
    );
  });

  it('refuses messages while earlier ones have waited for half a second, and stores all that it has taken', async () => {
    const { database } = server;
    const [ada, bayo] = [await server.addAccount(), await server.addAccount()];
    const [transact, disk] = [database.transact.bind(database), Promise.withResolvers<void>()];
    const slow = vi.spyOn(database, 'transact').mockImplementation(async (work) => {
      await disk.promise;
      return transact(work);
    });
    const taken = [send(server, ada, bayo, { message: 'Being stored' })];
    for (const message of ['Waits', 'Waits too']) {
      await pause(100);
      taken.push(send(server, ada, bayo, { message }));
    }
    await pause(500);
    const refused = await send(server, bayo, ada);
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await sendTogether(server, bayo, [messageTo(ada)])).status).toBe(503);
    expect((await server.call('GET', '/api/v1/posts', { as: ada })).status).toBe(200);
    disk.resolve();
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([201, 201, 201]);
    slow.mockRestore();
    expect((await send(server, bayo, ada, { message: 'After it' })).status).toBe(201);
    const { rows } = await sql<{ text: string }>`select text from messages where sender_id in (${ada.id}, ${bayo.id})
      order by id`.execute(database.queries);
    expect(rows.map(({ text }) => text)).toEqual(['Being stored', 'Waits', 'Waits too', 'After it']);
  });
});
