/**
 * `npm run bench find [POSTS,…] [sqlite|postgres]`: searches in a market of 10,000 posts and in one of 1,000,000, or as
 * many as given: words, words with three filters, prices deep in the list, counts, and what is shown as one types, each
 * at 50 a second, and the rate at which its p99 passes 100 ms. The floor: bare Fastify with the same bytes. Then
 * 500 messages a second: alone, with 50 searches a second beside them, and with a process that only computes.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { postsAnswerSchema } from '@oja/contract/posts';

import { freePort } from '../../packages/server/test/free-port.ts';
import { startOja } from '../processes/oja-server.ts';
import { type Person, addPeople, bearer, inDatabase } from '../processes/people.ts';
import { Program } from '../processes/program.ts';
import { benchArguments } from './bench-arguments.ts';
import { arrivalsAt, connectAll, loadChat } from './chat-load.ts';
import { count, middleRound, milliseconds, table } from './figures.ts';
import { fillGoods } from './find/fill-goods.ts';
import { GOODS } from './find/plan-goods.ts';
import { loadSteadily } from './find/steady-load.ts';
import { MEASURED, type MeasuredPlace, makePlace } from './places.ts';
import { messagePoster } from './post-message.ts';

const { numbers: sizes = [10_000, 1_000_000], kinds } = benchArguments();
const VENDORS = 1000;
const SEARCHERS = 500;
const PER_SECOND = 50;
const SECONDS = 10;
const WARM_UP_S = 2;
const ROUNDS = 3;
/** The rates at which p99 is looked at, until it passes the limit. */
const RATES = [100, 200, 400, 800];
const LIMIT_MS = 100;
const DEEP_PAGES = 40;
const CHAT = { perSecond: 500, seconds: 10 };

const SEARCHES = Array.from({ length: 200 }, (_, index) => GOODS[(index * 7) % GOODS.length] ?? '');
const PLACES = ['ikeja', 'surulere', 'kano', 'port harcourt', 'lekki'];
const pathsOf = (query: (text: string, index: number) => Record<string, string>) =>
  SEARCHES.map((text, index) => `/api/v1/posts?${new URLSearchParams(query(text, index))}`);

/** The kinds of searches, with their addresses. */
const KINDS: Record<string, readonly string[]> = {
  words: pathsOf((text, index) => ({
    search: index % 2 === 0 ? text : `${text} ${PLACES[index % PLACES.length]}`,
    sort: 'relevance',
  })),
  'words, three filters': pathsOf((text) => ({
    search: text,
    sort: 'relevance',
    state: 'Lagos',
    condition: 'Nigerian Used',
    maxPrice: '150000',
  })),
  counts: pathsOf((text) => ({ search: text, sort: 'relevance', facets: '1' })),
  'as one types': [
    ...pathsOf((text) => ({ search: text.slice(0, 3), sort: 'relevance' })),
    ...SEARCHES.map((text) => `/api/v1/users/all?${new URLSearchParams({ search: text.slice(0, 3) })}`),
  ],
};

/** Addresses of pages that are deep in lists sorted by price. */
async function deepPages(url: string, viewer: Person): Promise<string[]> {
  const paths: string[] = [];
  for (const sort of ['price_asc', 'price_desc']) {
    let path = `/api/v1/posts?sort=${sort}&state=Lagos`;
    for (let page = 0; page < DEEP_PAGES; page += 1) {
      const answer = await fetch(url + path, { headers: bearer(viewer) });
      const { nextCursor } = postsAnswerSchema.parse(await answer.json()).data;
      if (!nextCursor) break;
      path = `/api/v1/posts?${new URLSearchParams({ sort, state: 'Lagos', cursor: nextCursor })}`;
    }
    paths.push(path);
  }
  return paths;
}

interface Measured {
  rows: string[][];
  chat: string[];
}

async function measure(place: MeasuredPlace, size: number): Promise<Measured> {
  const vendors = await addPeople(place, VENDORS, 'shop');
  const people = await addPeople(place, SEARCHERS, 'searcher');
  const filling = performance.now();
  await inDatabase(place, (database) => fillGoods(database, size, vendors));
  process.stdout.write(`${place.kind}, ${count(size)} posts: filled in ${seconds(performance.now() - filling)}\n`);
  const { program, url } = await startOja({ ...place, ...MEASURED });
  const [first] = people;
  if (!first) throw new Error('There are no people.');
  const rows: string[][] = [];
  for (const [name, paths] of Object.entries({ ...KINDS, 'prices, deep': await deepPages(url, first) })) {
    const load = { url, people, paths, perSecond: PER_SECOND, seconds: SECONDS };
    await loadSteadily({ ...load, seconds: WARM_UP_S });
    const usual = await loadSteadily(load);
    const floor = await measureFloor(place.dataDir, load);
    rows.push([
      `${place.kind}, ${count(size)}: ${name}`,
      milliseconds(usual.p50),
      milliseconds(usual.p99),
      milliseconds(floor.p50),
      milliseconds(floor.p99),
      await findMost(load, usual.p99),
    ]);
  }
  const chat = await measureChat(url, people);
  await program.stop();
  return { rows, chat: [`${place.kind}, ${count(size)}`, ...chat] };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;

/** The same load on a bare Fastify that answers the first address's bytes. */
async function measureFloor(folder: string, load: Parameters<typeof loadSteadily>[0]) {
  const [person, path] = [load.people[0], load.paths[0]];
  if (!person || path === undefined) throw new Error('There is nobody, or no address, to request.');
  const answer = await fetch(load.url + path, { headers: bearer(person) });
  const file = join(folder, 'floor.json');
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
  const port = await freePort();
  const program = new Program(resolve(import.meta.dirname, 'floor-http.ts'), [String(port), file], {});
  await program.waitForOutput('ready');
  try {
    return await loadSteadily({ ...load, url: `http://127.0.0.1:${port}` });
  } finally {
    await program.stop();
  }
}

/** The first rate at which p99 passes the limit. */
async function findMost(load: Parameters<typeof loadSteadily>[0], usual: number): Promise<string> {
  if (usual > LIMIT_MS) return `below ${PER_SECOND}/s`;
  for (const perSecond of RATES) {
    const { p99 } = await loadSteadily({ ...load, perSecond, seconds: 4 });
    if (p99 > LIMIT_MS) return `${perSecond}/s`;
  }
  return `above ${RATES.at(-1)}/s`;
}

/**
 * A process that computes as long as the searches do, and touches nothing of Oja: what messages lose to it, they lose
 * to the shared cores.
 */
function startBystander(): Program {
  const work = 'const from = performance.now(); while (performance.now() - from < 6);';
  return new Program('--eval', [`setInterval(() => { ${work} }, 20)`], {});
}

/** The times of messages: alone, beside searches of all kinds, and beside a process that only computes, in turn. */
async function measureChat(url: string, people: readonly Person[]): Promise<string[]> {
  const failures: string[] = [];
  const post = messagePoster(url, people, ({ failure }) => {
    if (failure !== undefined) failures.push(failure);
  });
  const sockets = await connectAll(url, people);
  const chat = () => loadChat(arrivalsAt(sockets, people), people, CHAT, post);
  const paths = Object.values(KINDS).flatMap((all) => all.slice(0, 50));
  const none: Awaited<ReturnType<typeof chat>>[] = [];
  const rounds = { alone: [await chat()].slice(1), beside: [...none], bystander: [...none] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.alone.push(await chat());
    const searching = loadSteadily({ url, people, paths, perSecond: PER_SECOND, seconds: CHAT.seconds });
    rounds.beside.push(await chat());
    await searching;
    const bystander = startBystander();
    rounds.bystander.push(await chat());
    await bystander.stop();
  }
  for (const { socket } of sockets) socket.close();
  if (failures.length > 0) process.stdout.write(`${failures.length} messages were not taken: ${failures[0]}\n`);
  const [alone, beside] = [middleRound(rounds.alone), middleRound(rounds.beside)];
  const bystander = middleRound(rounds.bystander);
  return [
    ...[alone.p50, alone.p99, beside.p50, beside.p99].map(milliseconds),
    (beside.p99 / alone.p99).toFixed(2),
    milliseconds(bystander.p99),
    (bystander.p99 / alone.p99).toFixed(2),
  ];
}

const rows = [['', 'p50', 'p99', 'floor: p50', 'p99', `p99 above ${LIMIT_MS} ms at`]];
const chats = [
  [
    `${CHAT.perSecond} messages a second`,
    'alone: p50',
    'p99',
    `beside searches: p50`,
    'p99',
    'ratio',
    'beside mere work: p99',
    'ratio',
  ],
];
for (const kind of kinds) {
  for (const size of sizes) {
    const place = await makePlace(kind, { market: false });
    try {
      const measured = await measure(place, size);
      rows.push(...measured.rows);
      chats.push(measured.chat);
    } finally {
      await place.remove();
    }
  }
}
process.stdout.write(`${PER_SECOND} searches a second for ${SECONDS} s\n${table(rows)}\n\n${table(chats)}\n`);
