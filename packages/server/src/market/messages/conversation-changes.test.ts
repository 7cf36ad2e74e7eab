import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { eventsOf } from '../../../test/messages.ts';
import { GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(GATE_DATABASES)('changes of conversations on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  it('are replayed for each partner separately', async () => {
    const [ada, bayo, chidi] = [await server.addAccount(), await server.addAccount(), await server.addAccount()];
    await block(server, chidi, ada);
    await block(server, ada, bayo);
    const { events } = await eventsOf(server, ada);
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { userId: chidi.id, block: 'theirs' },
      { userId: bayo.id, block: 'mine' },
    ]);
  });
});
