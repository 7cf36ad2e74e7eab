import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

import { makePostgresServer } from './postgres-server.ts';

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** The address of an empty database. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Provides a real PostgreSQL with an empty database: on the server of TEST_DATABASE_URL, or on a new server in a
 * temporary folder.
 * @throws Error with a plain reason if PostgreSQL is unavailable
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined || given === '') {
    const server = await makePostgresServer();
    return { url: server.url, stop: () => server.remove() };
  }
  const database = await createDatabase(given);
  return { url: database.url, stop: () => database.drop() };
}

/** Creates a database on the same server, for one test file: an empty one, or a copy of another that nobody uses. */
export async function createDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `oja_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
