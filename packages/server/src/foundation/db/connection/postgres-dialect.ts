import { randomBytes } from 'node:crypto';

import { PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types as postgresTypes } from 'pg';

import { StartupFault, errorCode, errorText } from '../../startup/startup-fault.ts';
import { postgresConnections } from './postgres-connections.ts';

/** The name of this process among PostgreSQL's connections, and the prefix of all servers' names. */
export const APPLICATION_PREFIX = 'oja-';
export const APPLICATION_NAME = `${APPLICATION_PREFIX}${randomBytes(4).toString('hex')}`;

/** PostgreSQL's type numbers of int8 (bigint, count) and numeric (sum), which the driver would return as text. */
const WIDE_NUMBERS = new Set<number>([20, 1700]);

const getTypeParser: CustomTypesConfig['getTypeParser'] = (oid, format) =>
  WIDE_NUMBERS.has(oid) ? Number : postgresTypes.getTypeParser(oid, format);

/**
 * How long a query may take, and how long the server waits for its answer, in milliseconds. An answer that the
 * network has lost never arrives. Both are well above any query of the server, and short enough for the person who
 * waits.
 */
const QUERY_MS = 8000;
const ANSWER_MS = 9000;

/**
 * How long a transaction may wait for its next query, in milliseconds. A healthy server never waits that long. A
 * server that does has died or hangs, and the others need what it has locked.
 */
const IDLE_MS = 15_000;

/**
 * A Kysely dialect on a pool of connections that was tested once.
 * @param patient whether queries may take as long as they need, as migrations do
 * @throws StartupFault when the database cannot be reached
 */
export async function postgresDialect(url: string, { patient = false } = {}): Promise<PostgresDialect> {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // Statements may be sent before the answer to the one before them, see postgres-connections.ts.
    pipeline: true,
    application_name: APPLICATION_NAME,
    ...(!patient && {
      statement_timeout: QUERY_MS,
      query_timeout: ANSWER_MS,
      idle_in_transaction_session_timeout: IDLE_MS,
    }),
    types: { getTypeParser },
  });
  // A broken connection is replaced at the next use, and a running query on it fails by itself. Without these
  // listeners, for idle connections and for those in a transaction, a broken connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StartupFault([explain(url, error)], { cause: error });
  }
  return new PostgresDialect({ pool: postgresConnections(pool) });
}

const ADVICE: Record<string, string> = {
  ECONNREFUSED: 'Start PostgreSQL there, or correct host and port',
  ENOTFOUND: 'Correct the host name',
  ENOENT: 'Start PostgreSQL there, or correct the socket folder',
  '28P01': 'Correct user name and password',
  '28000': 'Allow this user in pg_hba.conf, or use another one',
  '3D000': 'Create the database first',
  '53300': 'Allow more connections (max_connections), or stop others',
};

/** One line without the password. */
function explain(url: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(url);
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  const advice = ADVICE[errorCode(cause) ?? ''] ?? 'See that it runs and lets this machine in';
  return `DATABASE_URL: PostgreSQL at ${hostname || 'localhost'}:${port || '5432'}${pathname} cannot be used: ${errorText(cause)}. ${advice}.`;
}
