import { EVENTS_STORED_MAX } from '@oja/contract/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { recordEvents } from '../../packages/server/src/foundation/events/event-log.ts';
import { pruneEvents } from '../../packages/server/src/foundation/events/prune-events.ts';
import { newMessage } from '../../packages/server/test/messages.ts';
import { type Account, type TestServer, startTestServer } from '../../packages/server/test/test-server.ts';
import { auditDatabase } from './audit-database.ts';

let server: TestServer;
let ada: Account;
let bayo: Account;
beforeAll(async () => {
  server = await startTestServer('sqlite');
  [ada, bayo] = [await server.addAccount(), await server.addAccount()];
});
afterAll(() => server.stop());

it('the audit accepts a log that was shortened, and finds events missing from what it still holds', async () => {
  const { clock } = server;
  const { queries } = server.database;
  await newMessage(server, ada, bayo, { message: 'Deleted from the log' });
  const fillers = Array.from({ length: EVENTS_STORED_MAX }, () => ({
    userId: bayo.id,
    name: 'conversationRead' as const,
    subjectId: crypto.randomUUID(),
  }));
  await server.database.transact((transaction) => recordEvents(transaction, fillers, (clock.now += 1)));
  await pruneEvents(queries, clock.now);
  expect(await auditDatabase(queries)).toEqual({});

  clock.now += 1;
  const { _id: id } = await newMessage(server, ada, bayo, { message: 'Kept in the log' });
  await queries
    .updateTable('events')
    .set({ subject_id: crypto.randomUUID() })
    .where('subject_id', '=', id)
    .where('user_id', '=', bayo.id)
    .execute();
  expect(await auditDatabase(queries)).toMatchObject({ 'messages without one event for each of the two': 1 });

  await queries
    .updateTable('events')
    .set({ subject_id: id })
    .where('user_id', '=', bayo.id)
    .where('name', '=', 'newMessage')
    .execute();
  await queries.deleteFrom('events').where('user_id', '=', bayo.id).where('name', '=', 'conversationRead').execute();
  expect(await auditDatabase(queries)).toMatchObject({ 'numbers of events': 1 });
});
