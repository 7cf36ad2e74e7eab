/**
 * `npm run bench server [PATH]`: reads a page of the feed (or any other address) from the real server under load, and
 * in turn the same bytes from a bare Fastify, on both databases.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { freePort } from '../../packages/server/test/free-port.ts';
import { startOja } from '../processes/oja-server.ts';
import { addPeople } from '../processes/people.ts';
import { Program } from '../processes/program.ts';
import { type Figures, count, middleRound, milliseconds, table } from './figures.ts';
import { loadPage } from './http-load.ts';
import { MEASURED, type MeasuredPlace, makePlace } from './places.ts';

const ROUNDS = 3;
const WARM_UP_S = 3;
const ROUND_S = 5;

const path = process.argv[2] ?? '/api/v1/posts?page=1';

async function measure(place: MeasuredPlace): Promise<string[][]> {
  const people = await addPeople(place, 64, 'bench');
  const tokens = people.map(({ token }) => token);
  const server = await startOja({ ...place, ...MEASURED });
  const idle = server.program.memory();
  const floor = await startFloor(place.dataDir, await firstAnswer(server.url + path, tokens));
  const rounds = { server: [] as Figures[], floor: [] as Figures[] };
  await loadPage(floor.url + path, tokens, WARM_UP_S);
  await loadPage(server.url + path, tokens, WARM_UP_S);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.floor.push(await loadPage(floor.url + path, tokens, ROUND_S));
    rounds.server.push(await loadPage(server.url + path, tokens, ROUND_S));
  }
  const busy = server.program.memory();
  await Promise.all([server.program.stop(), floor.program.stop()]);
  const [bare, real] = [middleRound(rounds.floor), middleRound(rounds.server)];
  return [
    [`${place.kind}: bare Fastify`, count(bare.perSecond), milliseconds(bare.p50), milliseconds(bare.p99), '', '', '1.00'],
    [
      `${place.kind}: Oja`, count(real.perSecond), milliseconds(real.p50), milliseconds(real.p99),
      `${idle.toFixed(0)} MB`, `${busy.toFixed(0)} MB`, (real.perSecond / bare.perSecond).toFixed(2),
    ],
  ];
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
  await program.says('ready');
  return { program, url: `http://127.0.0.1:${port}` };
}

const rows = [['', 'requests/s', 'p50', 'p99', 'idle', 'loaded', 'of floor']];
for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  const place = await makePlace(kind);
  try {
    rows.push(...(await measure(place)));
  } finally {
    await place.remove();
  }
}
process.stdout.write(`GET ${path}, 64 connections, middle of ${ROUNDS} rounds of ${ROUND_S} s\n${table(rows)}\n`);
