import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makePostgresServer } from '../../packages/server/test/postgres-server.ts';
import { SERVER_FLAGS } from '../../scripts/server-flags.mjs';
import { inDatabase } from '../processes/people.ts';
import { copyMarket } from './market/cached-market.ts';
import { fillMarket } from './market/fill-market.ts';

/** Settings of a measured server: as `npm start` runs it in production, except that it has no mail server. */
export const MEASURED = {
  environment: { NODE_ENV: 'production', OJA_ALLOW: 'outbox,sandbox,sms', PUBLIC_URL: 'https://oja.example' },
  nodeOptions: SERVER_FLAGS,
};

/** A data folder and a database with the benchmark's market, both removed at the end. */
export interface MeasuredPlace {
  kind: 'SQLite' | 'PostgreSQL';
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/**
 * Creates the place. PostgreSQL syncs to the disk here, as in production.
 * @param market whether it has the benchmark's market; default true
 */
export async function makePlace(kind: MeasuredPlace['kind'], { market = true } = {}): Promise<MeasuredPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oja-bench-'));
  if (kind === 'SQLite') {
    if (market) await copyMarket(dataDir);
    return { kind, dataDir, databaseUrl: undefined, remove: () => rm(dataDir, { recursive: true, force: true }) };
  }
  const postgres = await makePostgresServer({ durable: true });
  if (market) await inDatabase({ dataDir, databaseUrl: postgres.url }, (database) => fillMarket(database, Date.now()));
  return {
    kind,
    dataDir,
    databaseUrl: postgres.url,
    async remove() {
      await postgres.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
