import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

import { makePostgresServer } from './postgres-server.ts';

/** A PostgreSQL for tests. */
export interface TestPostgres {
  /** An empty database of its own. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Gives a real PostgreSQL with an empty database: on the server of TEST_DATABASE_URL, else on one that is started in
 * a throw-away folder.
 * @throws Error that says plainly when PostgreSQL is not to be had
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

/** Makes an empty database on the server of another, for one test file. */
export async function createDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `oja_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
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
