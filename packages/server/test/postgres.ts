import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Client } from 'pg';

import { findPrograms } from './postgres-programs.ts';

const run = promisify(execFile);

/** Whose rights the programs run with: they refuse root's. */
type Identity = { uid: number; gid: number } | undefined;

/** A PostgreSQL for tests. */
export interface TestPostgres {
  /** An empty database of its own. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Gives a real PostgreSQL with an empty database: on the server of TEST_DATABASE_URL, else on one that is started in
 * a throw-away folder on a free port with this machine's programs, or with those from npm.
 * @throws Error that says plainly when PostgreSQL is not to be had
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined || given === '') return startServer();
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

async function startServer(): Promise<TestPostgres> {
  const { bin, portable } = await findPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'oja-postgres-'));
  const identity = await unprivileged();
  // Another user cannot run programs in a home folder it may not enter.
  const programs = identity && portable !== undefined ? await copyPrograms(portable, folder) : bin;
  if (identity) {
    await chown(folder, identity.uid, identity.gid);
    await chmod(folder, 0o755);
  }
  const data = join(folder, 'data');
  const options = { ...identity, cwd: folder };
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'oja', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], options);
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off', '-c', 'max_connections=200'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const url = `postgres://oja@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, server);
  return {
    url,
    async stop() {
      process.off('exit', kill);
      // Its "fast" stop: ends connections, leaves nothing running.
      server.kill('SIGINT');
      await exitOf(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function unprivileged(): Promise<Identity> {
  if (process.getuid?.() !== 0) return undefined;
  const users = await readFile('/etc/passwd', 'utf8');
  const found = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(users);
  if (!found) throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody: set TEST_DATABASE_URL.');
  return { uid: Number(found[1]), gid: Number(found[2]) };
}

async function copyPrograms(portable: string, folder: string): Promise<string> {
  const copy = join(folder, 'programs');
  await cp(portable, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while starting: ${said}`);
    try {
      await onServer(url, 'select 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL did not answer within 15 seconds: ${said}`);
}

function exitOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => server.once('exit', () => resolve()));
}
