import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eventsOf } from '../../../test/messages.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(GATE_DATABASES)('changes of conversations on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  it('are replayed for each partner separately', async () => {
    const [ada, bayo, chidi] = [await server.addAccount(), await server.addAccount(), await server.addAccount()];
    const block = (as: Account, whom: Account) => server.call('POST', `/api/v1/users/${whom.id}/block`, { as });
    await block(chidi, ada);
    await block(ada, bayo);
    const { events } = await eventsOf(server, ada);
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { userId: chidi.id, block: 'theirs' },
      { userId: bayo.id, block: 'mine' },
    ]);
  });
});
