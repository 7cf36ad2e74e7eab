import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Client } from 'pg';

import { freePort } from './free-port.ts';
import { findPrograms } from './postgres-programs.ts';

const run = promisify(execFile);

/** The user that runs the programs, because they refuse to run as root. */
type Identity = { uid: number; gid: number } | undefined;

/** A PostgreSQL server in a temporary folder on a free port. It can be stopped and started again. */
export interface PostgresServer {
  url: string;
  port: number;
  start(): Promise<void>;
  /** Stops it in "fast" mode: ends connections, keeps the data. */
  stop(): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

/**
 * Creates and starts a server with this machine's programs, or with those from npm.
 * @param durable whether it syncs to the disk, as in production. Without it the server is faster.
 * @throws Error with a plain reason if PostgreSQL is unavailable
 */
export async function makePostgresServer({ durable = false } = {}): Promise<PostgresServer> {
  const { bin, portable } = await findPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'oja-postgres-'));
  const identity = await unprivileged();
  // Another user cannot run programs in a home folder that this user may not enter.
  const programs = identity && portable !== undefined ? await copyPrograms(portable, folder) : bin;
  if (identity) {
    await chown(folder, identity.uid, identity.gid);
    await chmod(folder, 0o755);
  }
  const data = join(folder, 'data');
  const options = { ...identity, cwd: folder };
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'oja', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    '-c',
    `fsync=${durable ? 'on' : 'off'}`,
    '-c',
    'max_connections=200',
  ];
  let server: ChildProcess | undefined;
  const kill = () => server?.kill('SIGKILL');
  process.once('exit', kill);
  const postgres: PostgresServer = {
    url: `postgres://oja@127.0.0.1:${port}/postgres`,
    port,
    async start() {
      server = spawn(join(programs, 'postgres'), settings, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
      await waitForAnswer(postgres.url, server);
    },
    async stop() {
      server?.kill('SIGINT');
      if (server) await exitOf(server);
    },
    async remove() {
      process.off('exit', kill);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}

async function unprivileged(): Promise<Identity> {
  if (process.getuid?.() !== 0) return undefined;
  const users = await readFile('/etc/passwd', 'utf8');
  const found = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(users);
  if (!found)
    throw new Error(
      'PostgreSQL refuses to run as root, and there is no user postgres or nobody: set TEST_DATABASE_URL.',
    );
  return { uid: Number(found[1]), gid: Number(found[2]) };
}

async function copyPrograms(portable: string, folder: string): Promise<string> {
  const copy = join(folder, 'programs');
  await cp(portable, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  let output = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2000);
  });
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while starting: ${output}`);
    try {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL did not answer within 15 seconds: ${output}`);
}

function exitOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => server.once('exit', () => resolve()));
}
