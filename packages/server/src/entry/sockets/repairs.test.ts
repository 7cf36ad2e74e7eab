import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { connect } from '../../../test/sockets.ts';
import { GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { recordEvent } from '../../foundation/events/event-log.ts';

describe.each(GATE_DATABASES)('the round of the sockets on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(kind);
  });
  afterEach(() => server.stop());

  it('tells a client the number of an event whose push was lost, so that it asks what it missed', async () => {
    const ada = await server.addAccount();
    const client = await connect(server, ada);
    await server.database.queries
      .transaction()
      .execute((transaction) =>
        recordEvent(transaction, { userId: ada.id, name: 'notificationRead', subjectId: ada.id }, server.clock.now),
      );
    // The first round comes soon, each later one half a minute after.
    await expect
      .poll(() => client.heard.filter(({ name }) => name === 'ready').map(({ payload }) => payload), {
        timeout: 35_000,
        interval: 20,
      })
      .toEqual([{ seq: 0 }, { seq: 1 }]);
  }, 40_000);
});
