import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { isGate } from '../../../tests/suite.ts';
import { openDatabase } from '../src/foundation/db/connection/open-database.ts';
import { freePort } from './free-port.ts';
import { createDatabase } from './postgres.ts';
import { refused, startReady } from './server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-startup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Makes this Node look like version 20, whose node:module exports less. */
const NODE_20 = `
  import { registerHooks } from 'node:module';
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.0' } });
  registerHooks({
    resolve: (name, context, next) => (name === 'node:module' ? { url: 'data:text/javascript,export default {}', shortCircuit: true } : next(name, context)),
  });
`;

/** Expects exit code 1 and two lines: that Oja cannot start, and why. */
const because = (why: RegExp) => ({ code: 1, lines: ['Oja cannot start:', expect.stringMatching(why)] });

describe.skipIf(isGate)('a failed start reports one line without a stack trace and ends with exit code 1 for', () => {
  it('a port that is in use', async () => {
    const other = createServer();
    await new Promise<void>((settle) => {
      other.listen(0, '127.0.0.1', settle);
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has this address type
    const { port } = other.address() as AddressInfo;
    expect(await refused({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'port') })).toEqual(
      because(new RegExp(`PORT ${port} is taken by another program\\. Stop`)),
    );
    other.close();
  });

  it('a data folder that is not writable', async () => {
    await writeFile(join(folder, 'a-file'), '');
    expect(await refused({ DATA_DIR: join(folder, 'a-file/data') })).toEqual(
      because(/DATA_DIR cannot be written: .*Give this user the right/),
    );
  });

  it('an unreachable PostgreSQL, without its password', async () => {
    const port = await freePort();
    const answer = await refused({
      DATA_DIR: join(folder, 'pg'),
      DATABASE_URL: `postgres://oja:hush@127.0.0.1:${port}/oja`,
    });
    expect(answer).toEqual(
      because(/DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+\/oja cannot be used: .*ECONNREFUSED.*Start PostgreSQL/),
    );
    expect(answer.lines.join('')).not.toContain('hush');
  });

  it.each(['the same port', 'another port'])(
    'another server on the same data folder and %s, with the process to stop',
    async (port) => {
      const dataDir = join(folder, 'shared');
      const first = await startReady({ DATA_DIR: dataDir });
      const { pid } = first.process;
      const why = new RegExp(
        `Another Oja server \\(process ${pid}\\) is already using .*shared\\. Stop it with "kill ${pid}",`,
      );
      expect(
        await refused({
          DATA_DIR: dataDir,
          HOST: '127.0.0.1',
          PORT: port === 'the same port' ? new URL(first.url).port : String(await freePort()),
        }),
      ).toEqual(because(why));
      first.process.kill('SIGTERM');
      await first.ended;
    },
  );

  it('a Node version that is too old, with how to get the right one', async () => {
    const main = resolve(import.meta.dirname, '../src/main.mjs');
    const run = spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(NODE_20)}`, main], {
      encoding: 'utf8',
    });
    expect(run).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^Oja cannot start: the server needs Node 24 or newer, and this is Node 20\.11\.0\. Run "npm start".*\n$/,
      ),
    });
  });

  it('an invalid variable', async () => {
    expect(await refused({ PORT: 'four thousand' })).toEqual(because(/PORT must be a number/));
  });
});

describe.skipIf(isGate)('two servers on one PostgreSQL', () => {
  it('warn only in the second one when Redis is missing', async () => {
    const postgres = await createDatabase(inject('postgresUrl'));
    const first = await startReady({ DATA_DIR: join(folder, 'node-1'), DATABASE_URL: postgres.url });
    const second = await startReady({ DATA_DIR: join(folder, 'node-2'), DATABASE_URL: postgres.url });
    expect(first.output()).not.toContain('Another Oja server');
    expect(second.output()).toMatch(/^Another Oja server uses this database\..* give both REDIS_URL/m);
    for (const run of [first, second]) run.process.kill('SIGTERM');
    await Promise.all([first.ended, second.ended]);
    await postgres.drop();
  });
});

describe('two servers on one PostgreSQL with the same folder and port', () => {
  it('the second is refused, with the process to stop', async () => {
    const postgres = await createDatabase(inject('postgresUrl'));
    const environment = { DATA_DIR: join(folder, 'node'), DATABASE_URL: postgres.url };
    const first = await startReady(environment);
    const { pid } = first.process;
    const { port } = new URL(first.url);
    const why = `Another Oja server \\(process ${pid}\\) is already using PORT ${port} with .*node\\. Stop it with "kill ${pid}",`;
    expect(await refused({ ...environment, HOST: '127.0.0.1', PORT: port })).toEqual(because(new RegExp(why)));
    first.process.kill('SIGTERM');
    await first.ended;
    await postgres.drop();
  });
});

describe.skipIf(isGate)('a PostgreSQL without pg_trgm', () => {
  it('is accepted with a warning in the log and in the answer of /ready', async () => {
    const postgres = await createDatabase(inject('postgresUrl'));
    const databaseUrl = postgres.url;
    const database = await openDatabase({ dataDir: folder, databaseUrl });
    await sql`drop extension pg_trgm cascade`.execute(database.queries);
    await database.close();

    const run = await startReady({ DATA_DIR: join(folder, 'no-trigrams'), DATABASE_URL: databaseUrl });
    const ready = await fetch(`${run.url}/ready`);
    const warning = expect.stringMatching(/^The PostgreSQL extension pg_trgm .* is missing: search is slow\./);
    expect({ status: ready.status, body: await ready.json() }).toMatchObject({
      status: 200,
      body: { status: 'ok', parts: { database: 'ok' }, warnings: [warning] },
    });
    expect(run.output()).toMatch(/"level":40,.*"msg":"The PostgreSQL extension pg_trgm /);
    run.process.kill('SIGTERM');
    await run.ended;
    await postgres.drop();
  });
});

describe('the log', () => {
  it('contains no token, neither from addresses nor from headers', async () => {
    const run = await startReady({ DATA_DIR: join(folder, 'log'), LOG_LEVEL: 'trace' });
    await fetch(`${run.url}/api/activate?email=a@example.com&token=very-secret-token`);
    await fetch(`${run.url}/api/v1/posts`, { headers: { authorization: `Bearer ${'s3cret'.repeat(8)}` } });
    run.process.kill('SIGTERM');
    await run.ended;
    expect(run.output()).toContain('/api/activate');
    expect(run.output()).not.toMatch(/very-secret-token|s3cret/);
  });
});
