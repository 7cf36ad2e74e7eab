/**
 * `npm run bench server [PATH]`: loads a page of the feed (or another address) from the real server under load,
 * alternating with the same bytes from a bare Fastify, on both databases, both also compressed. If the page shows
 * posts, it also mixes likes and comments on them into the reads, each of which makes the server read its post again;
 * and it reads the page beside 50 writes a second that concern no post.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { postsAnswerSchema } from '@oja/contract/posts';

import { Kysely } from 'kysely';

import { postgresDialect } from '../../packages/server/src/foundation/db/connection/postgres-dialect.ts';
import { sqliteDialect } from '../../packages/server/src/foundation/db/connection/sqlite-dialect.ts';
import type { Tables } from '../../packages/server/src/foundation/db/schema.ts';
import { dataPaths } from '../../packages/server/src/foundation/startup/data-folder.ts';
import { freePort } from '../../packages/server/test/free-port.ts';
import { startOja } from '../processes/oja-server.ts';
import { addPeople } from '../processes/people.ts';
import { Program } from '../processes/program.ts';
import { benchArguments } from './bench-arguments.ts';
import { type Figures, count, middleRound, milliseconds, table } from './figures.ts';
import { type Load, loadServer, mixedCalls } from './http-load.ts';
import { MEASURED, type MeasuredPlace, makePlace } from './places.ts';

const ROUNDS = 3;
const WARM_UP_S = 3;
const ROUND_S = 5;
const WRITES_A_SECOND = 50;

const { path = '/api/v1/posts?page=1', kinds } = benchArguments();

async function measure(place: MeasuredPlace): Promise<string[][]> {
  const people = await addPeople(place, 64, 'bench');
  const tokens = people.map(({ token }) => token);
  const server = await startOja({ ...place, ...MEASURED });
  const idle = server.program.memory();
  const bytes = await firstAnswer(server.url + path, tokens);
  const floor = await startFloor(place.dataDir, bytes);
  const posts = shownPosts(bytes);
  const rounds = {
    floor: [] as Figures[],
    floorCompressed: [] as Figures[],
    server: [] as Figures[],
    serverCompressed: [] as Figures[],
    mixed: [] as Figures[],
    mixedCompressed: [] as Figures[],
    beside: [] as Figures[],
  };
  const atFloor: Load = { url: floor.url + path, tokens, seconds: ROUND_S };
  const atServer: Load = { url: server.url + path, tokens, seconds: ROUND_S };
  await loadServer({ ...atFloor, seconds: WARM_UP_S });
  await loadServer({ ...atServer, seconds: WARM_UP_S });
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.floor.push(await loadServer(atFloor));
    rounds.floorCompressed.push(await loadServer({ ...atFloor, encoding: 'zstd' }));
    rounds.server.push(await loadServer(atServer));
    rounds.serverCompressed.push(await loadServer({ ...atServer, encoding: 'zstd' }));
    if (posts.length === 0) continue;
    const mixed = { ...atServer, calls: mixedCalls(posts) };
    rounds.mixed.push(await loadServer(mixed));
    rounds.mixedCompressed.push(await loadServer({ ...mixed, encoding: 'zstd' }));
    const stop = await writeElsewhere(place, people[0]?.id ?? '');
    rounds.beside.push(await loadServer(atServer));
    await stop();
  }
  const busy = server.program.memory();
  await Promise.all([server.program.stop(), floor.program.stop()]);
  const bare = middleRound(rounds.floor);
  const row = (what: string, figures: Figures, ...memory: string[]) => [
    `${place.kind}: ${what}`,
    count(figures.perSecond),
    milliseconds(figures.p50),
    milliseconds(figures.p99),
    ...memory,
    (figures.perSecond / bare.perSecond).toFixed(2),
  ];
  return [
    row('bare Fastify', bare, '', ''),
    row('bare Fastify, compressed', middleRound(rounds.floorCompressed), '', ''),
    row('Oja', middleRound(rounds.server), `${idle.toFixed(0)} MB`, `${busy.toFixed(0)} MB`),
    row('Oja, compressed', middleRound(rounds.serverCompressed), '', ''),
    ...(posts.length > 0
      ? [
          row('Oja, a write in 20', middleRound(rounds.mixed), '', ''),
          row('Oja, a write in 20, compressed', middleRound(rounds.mixedCompressed), '', ''),
          row(`Oja, beside ${WRITES_A_SECOND} writes a second`, middleRound(rounds.beside), '', ''),
        ]
      : []),
  ];
}

/** Counts something at a steady rate, as views will be, from another process, until the returned function is called. */
async function writeElsewhere({ dataDir, databaseUrl }: MeasuredPlace, userId: string): Promise<() => Promise<void>> {
  const dialect =
    databaseUrl === undefined ? sqliteDialect(dataPaths(dataDir).database) : await postgresDialect(databaseUrl);
  const queries = new Kysely<Tables>({ dialect });
  const writes: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const update = queries.updateTable('users').set((set) => ({ posts_count: set('posts_count', '+', 1) }));
    writes.push(update.where('id', '=', userId).execute());
  }, 1000 / WRITES_A_SECOND);
  return async () => {
    clearInterval(timer);
    await Promise.all(writes);
    await queries.destroy();
  };
}

/** The ids of the posts on a page; none for other answers. */
function shownPosts(bytes: Uint8Array): string[] {
  const { data: answer } = postsAnswerSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  return answer?.data.posts.map((post) => post._id) ?? [];
}

async function firstAnswer(url: string, [token]: readonly string[]): Promise<Uint8Array> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function startFloor(folder: string, bytes: Uint8Array): Promise<{ program: Program; url: string }> {
  const file = join(folder, 'floor.json');
  await writeFile(file, bytes);
  const port = await freePort();
  const program = new Program(resolve(import.meta.dirname, 'floor-http.ts'), [String(port), file], {});
  await program.waitForOutput('ready');
  return { program, url: `http://127.0.0.1:${port}` };
}

const rows = [['', 'requests/s', 'p50', 'p99', 'idle', 'loaded', 'of floor']];
for (const kind of kinds) {
  const place = await makePlace(kind);
  try {
    rows.push(...(await measure(place)));
  } finally {
    await place.remove();
  }
}
process.stdout.write(`GET ${path}, 64 connections, middle of ${ROUNDS} rounds of ${ROUND_S} s\n${table(rows)}\n`);
