import { VALIDATION } from '@oja/contract/texts';
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  countsOf,
  eventsOf,
  messageTo,
  newMessage,
  resultsOf,
  sendTogether,
  threadOf,
} from '../../../test/messages.ts';
import { addPicture, jpeg } from '../../../test/pictures.ts';
import { refuseChanges } from '../../../test/refuse-changes.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { sendMessages } from './send-messages.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const outcomesOf = (results: ReturnType<typeof resultsOf>) =>
  results.map(({ newMessage: stored, error }) => stored?.text ?? error?.code);

const line = (from: Account, to: Account) => ({
  senderId: from.id,
  recipientId: to.id,
  clientId: randomUUID(),
  text: 'How far?',
  img: null,
  postId: null,
  replyTo: null,
});

describe.each(DATABASES)('POST /api/v1/messages/batch on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
  });

  const textsOf = async (as: Account, partner: Account) =>
    (await threadOf(server, as, partner)).data.map(({ text }) => text);

  it('stores messages to several people in their order, and answers each in its place', async () => {
    const chi = await server.addAccount();
    const messages = [
      messageTo(bayo, { message: 'One' }),
      messageTo(chi, { message: 'Two' }),
      messageTo(bayo, { message: 'Three' }),
      messageTo(bayo, { message: 'Four' }),
    ];
    const results = resultsOf(await sendTogether(server, ada, messages));
    expect(results.map(({ clientId }) => clientId)).toEqual(messages.map(({ clientId }) => clientId));
    expect(outcomesOf(results)).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(await textsOf(bayo, ada)).toEqual(['One', 'Three', 'Four']);
    expect(await textsOf(chi, ada)).toEqual(['Two']);
    expect(await countsOf(server, bayo)).toEqual({ unread: 3, unreadNotifications: 1 });
    const { events } = await eventsOf(server, bayo);
    expect(events.map(({ name }) => name)).toEqual(['newMessage', 'newMessage', 'newMessage', 'newNotification']);
  });

  it('a repeated message in one batch with an answer to it does not notify again', async () => {
    const { database, services } = server;
    const deps = { kind, images: new ImageAddresses('') };
    const store = (...batch: ReturnType<typeof line>[]) =>
      database.transact((transaction) => sendMessages(transaction, batch, deps, services.now()));
    const first = line(ada, bayo);
    await store(first);
    await database.queries
      .updateTable('notifications')
      .set({ is_read: 1 })
      .where('recipient_id', '=', bayo.id)
      .execute();
    await store(first, line(bayo, ada));
    expect(await countsOf(server, bayo)).toEqual({ unread: 1, unreadNotifications: 0 });
    expect(await countsOf(server, ada)).toEqual({ unread: 1, unreadNotifications: 1 });
  });

  it('stores fifty messages in one transaction', async () => {
    const messages = Array.from({ length: 50 }, (_, index) => messageTo(bayo, { message: `Number ${index}` }));
    const transact = vi.spyOn(server.database, 'transact');
    const results = resultsOf(await sendTogether(server, ada, messages));
    expect(transact).toHaveBeenCalledOnce();
    transact.mockRestore();
    expect(outcomesOf(results)).toEqual(messages.map(({ message }) => message));
    expect(await countsOf(server, bayo)).toEqual({ unread: 50, unreadNotifications: 1 });
    expect(await textsOf(bayo, ada)).toEqual(messages.slice(20).map(({ message }) => message));
  });

  it('refuses each message for its own reason, and stores the others', async () => {
    const [blocker, foreign] = [await server.addAccount(), 'https://elsewhere.test/picture.webp'];
    await server.call('POST', `/api/v1/users/${ada.id}/block`, { as: blocker });
    const messages = [
      messageTo(bayo, { message: 'First' }),
      messageTo(ada),
      messageTo({ id: randomUUID() }),
      messageTo(blocker),
      messageTo(bayo, { postId: randomUUID() }),
      messageTo(bayo, { img: foreign }),
      messageTo(bayo, { message: ' ' }),
      messageTo(bayo, { message: 'x'.repeat(4001) }),
      { clientId: randomUUID(), wrong: true },
      messageTo(bayo, { message: 'Last' }),
    ];
    const results = resultsOf(await sendTogether(server, ada, messages));
    expect(outcomesOf(results)).toEqual([
      'First',
      'cannot_message_self',
      'user_not_found',
      'blocked',
      'shared_post_gone',
      'validation_failed',
      'validation_failed',
      'validation_failed',
      'validation_failed',
      'Last',
    ]);
    expect(results[5]?.error?.fields).toEqual({ img: VALIDATION.imageForeign });
    expect(results[6]?.error?.fields).toEqual({ message: VALIDATION.messageEmpty });
    expect(await textsOf(bayo, ada)).toEqual(['First', 'Last']);
  });

  it('stores a picture with the texts around it, and refuses one that was not uploaded for a chat', async () => {
    const receipt = await addPicture(server, ada, await jpeg(), 'chat');
    const avatar = await addPicture(server, ada, await jpeg(), 'profile');
    const messages = [
      messageTo(bayo, { message: 'Before' }),
      messageTo(bayo, { message: 'Receipt', img: receipt }),
      messageTo(bayo, { message: 'Me', img: avatar }),
      messageTo(bayo, { message: 'After' }),
    ];
    expect(outcomesOf(resultsOf(await sendTogether(server, ada, messages)))).toEqual([
      'Before',
      'Receipt',
      'validation_failed',
      'After',
    ]);
    expect(await textsOf(bayo, ada)).toEqual(['Before', 'Receipt', 'After']);
  });

  it('stores a message once, also if it is repeated in another call, at the same time, or in the same call', async () => {
    const early = await newMessage(server, ada, bayo, { message: 'One' });
    const one = messageTo(bayo, { message: 'One', clientId: early.clientId ?? '' });
    const two = messageTo(bayo, { message: 'Two' });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sendTogether(server, ada, [one, two, two, { ...two, message: 'Other' }])),
    );
    for (const answer of answers)
      expect(outcomesOf(resultsOf(answer))).toEqual(['One', 'Two', 'Two', 'client_id_reused']);
    expect(new Set(answers.map((answer) => resultsOf(answer)[1]?.newMessage?._id)).size).toBe(1);
    expect(await textsOf(bayo, ada)).toEqual(['One', 'Two']);
    expect(await countsOf(server, bayo)).toEqual({ unread: 2, unreadNotifications: 1 });
  });

  it('stores nothing where the database fails, so that the call can be repeated', async () => {
    const messages = [messageTo(bayo, { message: 'One' }), messageTo(bayo, { message: 'Two' })];
    await newMessage(server, ada, bayo, { message: 'Before' });
    const allow = await refuseChanges(server.database, 'update', 'conversation_members', `old.user_id = '${bayo.id}'`);
    expect((await sendTogether(server, ada, messages)).status).toBe(500);
    await allow();
    expect(outcomesOf(resultsOf(await sendTogether(server, ada, messages)))).toEqual(['One', 'Two']);
    expect(await textsOf(bayo, ada)).toEqual(['Before', 'One', 'Two']);
  });

  it('answers 422 for no messages, for more than fifty, and for one without a clientId', async () => {
    const many = Array.from({ length: 51 }, () => messageTo(bayo));
    for (const messages of [[], many, [{ ...messageTo(bayo), clientId: undefined }], [['Hello']]])
      expect((await sendTogether(server, ada, messages)).status).toBe(422);
    expect(await textsOf(bayo, ada)).toEqual([]);
  });
});

it('the server counts each message of a call once against the limit, but none that was sent before', async () => {
  const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '1' });
  const [ada, bayo] = [await server.addAccount(), await server.addAccount()];
  const forty = Array.from({ length: 40 }, () => messageTo(bayo));
  const twenty = Array.from({ length: 20 }, () => messageTo(bayo));
  const statuses = [];
  for (const messages of [forty, forty, twenty, forty, [messageTo(bayo)]])
    statuses.push((await sendTogether(server, ada, messages)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  await server.stop();
});
