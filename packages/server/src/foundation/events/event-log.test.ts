import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { type LoggedEvent, recordEvents } from './event-log.ts';

/** More rows than one statement of either database accepts at six values each. */
const MANY = 12_000;

describe.each(DATABASES)('the event log on %s', (kind) => {
  let server: TestServer;
  let people: Account[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    people = await Promise.all([server.addAccount(), server.addAccount()]);
  });
  afterAll(() => server.stop());

  it('records thousands of events in one transaction, as for an account that was reported for years', async () => {
    const events = Array.from({ length: MANY }, (_, index): LoggedEvent => ({
      userId: people[index % 2]?.id ?? '',
      name: 'flagEnded',
      subjectId: crypto.randomUUID(),
    }));
    const seqs = await server.database.transact((transaction) =>
      recordEvents(transaction, events, server.services.now()),
    );
    expect(seqs.slice(0, 4)).toEqual([1, 1, 2, 2]);
    expect(seqs.at(-1)).toBe(MANY / 2);
    const rows = await server.database.queries
      .selectFrom('events')
      .select(['seq'])
      .where('user_id', '=', people[0]?.id ?? '')
      .orderBy('seq')
      .execute();
    expect(rows).toHaveLength(MANY / 2);
    expect(rows.at(-1)?.seq).toBe(MANY / 2);
  });
});
