import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { conversationsOf, eventsOf, newMessageOf, notificationsOf, send, threadOf } from '../../../test/messages.ts';
import { ModelClient } from '../../../test/model-client.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** Each of the three people has two devices. */
const PEOPLE = 3;
const DEVICES = 2;

const person = fc.nat(PEOPLE - 1);
const device = fc.nat(PEOPLE * DEVICES - 1);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('send' as const), who: person, other: person }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('edit' as const, 'delete' as const), who: person, which: fc.nat() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('see' as const),
      who: person,
      other: person,
      through: fc.nat(DEVICES - 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('read' as const, 'dismiss' as const), who: person, which: fc.nat() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('block' as const, 'unblock' as const), who: person, other: person }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('disconnect' as const, 'connect' as const), device }) },
);
/** Steps of one group run concurrently. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 });
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

describe.each(GATE_DATABASES)('clients on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  /**
   * Runs one story: starts with people who do not know each other, ends with clients that must agree with the server.
   */
  async function play(groups: readonly (readonly Step[])[]): Promise<void> {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => server.addAccount()));
    const clients = people.flatMap((account) =>
      Array.from({ length: DEVICES }, () => new ModelClient(server, account)),
    );
    const sent: { id: string; by: Account; conversationId: string }[] = [];

    const perform = async (one: Step): Promise<void> => {
      if ('device' in one) {
        if (one.act === 'connect') await clients[one.device]?.connect();
        else clients[one.device]?.disconnect();
        return;
      }
      const who = people[one.who];
      if (!who) return;
      if (one.act === 'send') {
        const other = people[one.other];
        if (!other || other === who) return;
        const answer = await send(server, who, other, { message: 'How much last?' });
        // A block between the two refuses the message.
        if (answer.status === 403) return;
        const { _id: id, conversationId } = newMessageOf(answer);
        sent.push({ id, by: who, conversationId });
      } else if (one.act === 'edit' || one.act === 'delete') {
        const mine = sent.filter(({ by }) => by === who);
        const message = mine[one.which % Math.max(1, mine.length)];
        if (!message) return;
        const url = `/api/v1/messages/${message.id}`;
        if (one.act === 'edit')
          await server.call('PATCH', url, { as: who, body: { text: `Edited ${one.which}`, img: '' } });
        else await server.call('DELETE', url, { as: who });
      } else if (one.act === 'see') {
        const other = people[one.other];
        const conversation = sent.find(({ by, conversationId }) => by === other && conversationId);
        if (other && conversation)
          clients[one.who * DEVICES + one.through]?.emit('markMessagesAsSeen', {
            conversationId: conversation.conversationId,
            userId: other.id,
          });
      } else if ('other' in one) {
        const other = people[one.other];
        if (other)
          await server.call(one.act === 'block' ? 'POST' : 'DELETE', `/api/v1/users/${other.id}/block`, { as: who });
      } else {
        const { notifications } = await notificationsOf(server, who);
        const notification = notifications[one.which % Math.max(1, notifications.length)];
        if (notification)
          await server.call(one.act === 'read' ? 'PATCH' : 'DELETE', `/api/v1/notifications/${notification._id}`, {
            as: who,
          });
      }
    };

    try {
      for (const group of groups) await Promise.all(group.map(perform));
      await Promise.all(clients.map((client) => client.connect()));
      for (const [index, client] of clients.entries()) {
        const account = people[Math.floor(index / DEVICES)];
        if (account) await agree(client, account, people);
      }
    } finally {
      for (const client of clients) client.disconnect();
    }
  }

  /** Waits until the client has received every event, then compares its state with the server's. */
  async function agree(client: ModelClient, account: Account, people: readonly Account[]): Promise<void> {
    const latest = async () => (await eventsOf(server, account)).latestSeq;
    await expect.poll(async () => client.seq === (await latest()), { timeout: 3000, interval: 10 }).toBe(true);
    const messages = await Promise.all(
      people.filter((other) => other !== account).map(async (other) => (await threadOf(server, account, other)).data),
    );
    const { notifications, unreadCount, unreadAboutMessages } = await notificationsOf(server, account);
    const { conversations } = await conversationsOf(server, account);
    for (const { userId, block } of conversations)
      await expect.poll(() => client.blocks.get(userId) ?? 'none', { timeout: 1000 }).toBe(block);
    await expect
      .poll(
        () => ({
          messages: byId([...client.messages.values()]),
          notifications: Object.fromEntries(client.notifications),
          unread: client.unread,
        }),
        {
          timeout: 1000,
        },
      )
      .toEqual({
        messages: byId(messages.flat()),
        notifications: Object.fromEntries(notifications.map((one) => [one._id, one.isRead])),
        unread: { unreadCount, unreadAboutMessages },
      });
  }

  it('end up in the same state as the server, regardless of the order of events and reconnections', async () => {
    const result = await fc.check(fc.asyncProperty(story, play), { numRuns: 60, seed: 1960, endOnFailure: true });
    expect(fc.defaultReportMessage(result)).toBeUndefined();
  }, 120_000);
});

function byId(messages: readonly { _id: string }[]) {
  return Object.fromEntries(messages.map((message) => [message._id, message]));
}
