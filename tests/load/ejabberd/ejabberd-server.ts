import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../../../packages/server/test/free-port.ts';
import { runSql } from '../../../packages/server/test/run-sql.ts';

/** Where Debian's package `ejabberd` has its tables. */
const TABLES = '/usr/share/ejabberd/sql/pg.sql';
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const DATABASE = 'ejabberd';
/** Everybody's. */
export const PASSWORD = 'bench';
const READY_WITHIN_MS = 30_000;

/** A chat server to compare with, in a temporary folder. */
export interface Ejabberd {
  port: number;
  /** Its memory in MB, as the operating system counts it. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** Whether Debian's packages `ejabberd` and `erlang-p1-pgsql` are installed. */
export const hasEjabberd = () => existsSync(TABLES) && existsSync('/usr/bin/erl');

/**
 * Starts ejabberd as one would run it for Oja's promise: each message is archived in PostgreSQL, for the sender and for
 * the recipient, before it is delivered.
 * @param postgresUrl a server where it gets a database of its own
 * @param names the users, each with PASSWORD
 */
export async function startEjabberd(postgresUrl: string, names: readonly string[]): Promise<Ejabberd> {
  const database = await makeDatabase(postgresUrl, names);
  const folder = await mkdtemp(join(tmpdir(), 'oja-ejabberd-'));
  const port = await freePort();
  const settings = join(folder, 'ejabberd.yml');
  await writeFile(settings, settingsFor(port, database));
  const log = join(folder, 'ejabberd.log');
  const program = spawn(
    '/usr/bin/erl',
    ['-noinput', '+K', 'true', '+P', '250000', '-mnesia', 'dir', JSON.stringify(folder), '-s', 'ejabberd'],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        ERL_LIBS: LIBRARIES,
        EJABBERD_CONFIG_PATH: settings,
        EJABBERD_LOG_PATH: log,
      },
    },
  );
  const kill = () => program.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => program.once('exit', resolve));
  for (const until = performance.now() + READY_WITHIN_MS; !(await answers(port)); await pause(100)) {
    if (program.exitCode !== null || performance.now() > until)
      throw new Error(`ejabberd did not start: ${await readFile(log, 'utf8').catch(() => 'it has no log')}`);
  }
  return {
    port,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(program.pid)], { encoding: 'utf8' })) / 1024,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeDatabase(postgresUrl: string, names: readonly string[]): Promise<URL> {
  await runSql(postgresUrl, `create database ${DATABASE}`);
  const url = new URL(postgresUrl);
  url.pathname = DATABASE;
  await runSql(url.href, await readFile(TABLES, 'utf8'));
  await runSql(url.href, 'insert into users (username, password) select unnest($1::text[]), $2', [names, PASSWORD]);
  return url;
}

const settingsFor = (port: number, { hostname, port: sqlPort, username }: URL) => `
hosts: [localhost]
loglevel: error
listen:
  - port: ${port}
    ip: "127.0.0.1"
    module: ejabberd_c2s
auth_method: sql
auth_password_format: plain
default_db: sql
sql_type: pgsql
sql_server: "${hostname}"
sql_port: ${sqlPort}
sql_database: ${DATABASE}
sql_username: ${username}
sql_password: ""
sql_pool_size: 8
modules:
  mod_mam:
    default: always
    assume_mam_usage: true
`;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
