import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { type LoggedEvent, recordEvents } from './event-log.ts';

/** More than a statement of either database takes at six values each. */
const MANY = 12_000;

describe.each(DATABASES)('the log of events on %s', (kind) => {
  let server: TestServer;
  let people: Account[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    people = await Promise.all([server.addAccount(), server.addAccount()]);
  });
  afterAll(() => server.stop());

  it('takes what happens to many things at once, such as an account that was reported for years, in one transaction', async () => {
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
