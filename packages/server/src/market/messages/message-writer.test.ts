import { setTimeout as pause } from 'node:timers/promises';

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

  it('stores those that wait together, one transaction at a time, in their order; one with a picture alone', async () => {
    const { database, services } = server;
    const batches: number[] = [];
    const transact: Database['transact'] = async (work) => {
      batches.push(0);
      await pause(50);
      return database.transact(work);
    };
    const stored: string[] = [];
    const events = new EventPublisher(database.queries, (push) => {
      if (push.name !== 'newMessage' || push.userId !== push.payload.message.sender._id) return;
      stored.push(push.payload.message.text);
      batches[batches.length - 1] = (batches.at(-1) ?? 0) + 1;
    });
    const writer = new MessageWriter({ ...database, transact }, events, new ImageAddresses(''), services.now);
    const people = await Promise.all(Array.from({ length: 6 }, () => server.addAccount()));
    const write = (from: number, to: number, text: string, img: string | null = null) => {
      const [sender, recipient] = [people[from], people[to]];
      if (!sender || !recipient) throw new Error('there is no such person');
      const clientId = crypto.randomUUID();
      return writer.send([
        { senderId: sender.id, recipientId: recipient.id, clientId, text, img, postId: null, replyTo: null },
      ]);
    };
    const sent = [write(0, 1, 'first')];
    await pause(20);
    sent.push(write(1, 2, 'second'), write(2, 3, 'third'));
    sent.push(write(4, 5, 'with a picture that is not there', 'none'));
    sent.push(write(0, 1, 'fifth'), write(4, 5, 'sixth'));
    const outcomes = await Promise.all(sent);
    expect(stored).toEqual(['first', 'second', 'third', 'fifth', 'sixth']);
    expect(batches).toEqual([1, 2, 0, 2]);
    expect(outcomes[3]).toMatchObject([{ code: 'validation_failed' }]);
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
