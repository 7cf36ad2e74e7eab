import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { connect } from '../../../test/sockets.ts';
import { GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { recordEvent } from '../../foundation/events/event-log.ts';

describe.each(GATE_DATABASES)('the repair check of the sockets on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(kind);
  });
  afterEach(() => server.stop());

  it('sends a client the number of an event whose push was lost, so that the client requests it', async () => {
    const ada = await server.addAccount();
    const client = await connect(server, ada);
    await server.database.queries
      .transaction()
      .execute((transaction) =>
        recordEvent(transaction, { userId: ada.id, name: 'notificationRead', subjectId: ada.id }, server.clock.now),
      );
    // The first check comes soon, later checks every half minute.
    await expect
      .poll(() => client.events.filter(({ name }) => name === 'ready').map(({ payload }) => payload), {
        timeout: 35_000,
        interval: 20,
      })
      .toEqual([{ seq: 0, postsMoment: 0 }, { seq: 1 }]);
  }, 40_000);
});
