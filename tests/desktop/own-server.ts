import { rm } from 'node:fs/promises';

import { request as requests } from '@playwright/test';

import { addPeople } from '../processes/people.ts';
import { makeFolder, startServer, test as base, withHome } from './fixtures.ts';

/** A server of the test's own, which can stop and start. */
interface Market {
  url: string;
  port: number;
  dataDir: string;
  /** A vendor. */
  bayo: { id: string; accessToken: string };
  stop: () => Promise<unknown>;
  comeBack: () => Promise<void>;
}

export const test = base.extend<{ market: Market }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  market: async ({}, use) => {
    const dataDir = await makeFolder('offline');
    const [vendor] = await addPeople({ dataDir }, 1, 'bayo');
    if (!vendor) throw new Error('Somebody has to write.');
    // As in the demo, an admin needs no second factor. The database is not empty, so no market is added.
    const environment = { OJA_DEMO: 'on' };
    let server = await startServer(dataDir, undefined, environment);
    const { url, port } = server;
    const comeBack = async () => {
      server = await startServer(dataDir, port, environment);
    };
    await use({
      url,
      port,
      dataDir,
      bayo: { id: vendor.id, accessToken: vendor.token },
      stop: () => server.program.stop(),
      comeBack,
    });
    await server.program.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  home: ({ market }, use) => withHome(market, true, use),
  calls: async ({ market }, use) => {
    const context = await requests.newContext({ baseURL: market.url });
    await use(context);
    await context.dispose();
  },
});
