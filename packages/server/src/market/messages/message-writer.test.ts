import { setImmediate as nextTurn } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
    const send = (from: number, to: number, text: string) => {
      const [sender, recipient] = [people[from], people[to]];
      if (!sender || !recipient) throw new Error('there is no such person');
      const clientId = crypto.randomUUID();
      return writer.send([{ senderId: sender.id, recipientId: recipient.id, clientId, text, img: null, postId: null }]);
    };
    const sent = [send(0, 1, 'first')];
    await nextTurn();
    await nextTurn();
    sent.push(send(1, 2, 'waits for 1'), send(2, 3, 'waits for 2, who waits'), send(4, 5, 'meanwhile'));
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
});
