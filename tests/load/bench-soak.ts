/**
 * `npm run bench soak [MINUTES] [sqlite|postgres]`: loads pages, likes and sends messages at a steady, modest rate, and
 * prints every minute how much memory the server takes, and how much is in use after a garbage collection. Both must
 * stay flat. The second distinguishes a leak from uncollected garbage.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { postsAnswerSchema } from '@oja/contract/posts';

import { Random } from '../../packages/server/src/entry/seed/random.ts';
import { call } from '../processes/call.ts';
import { startOja } from '../processes/oja-server.ts';
import { type Person, addPeople } from '../processes/people.ts';
import { benchArguments } from './bench-arguments.ts';
import { connectAll } from './chat-load.ts';
import { table } from './figures.ts';
import { MEASURED, makePlace } from './places.ts';
import { messagePoster } from './post-message.ts';

const PEOPLE = 200;
const SAMPLE_S = 60;
/** How long the server may take for the last requests before it stops. */
const LAST_MS = 5000;
/** Per second: the load of a market with some ten thousand users. */
const RATES = { pages: 100, likes: 10, messages: 50 };

const { number: minutes = 10, kinds } = benchArguments();
const place = await makePlace(kinds[0] ?? 'SQLite');
const people = await addPeople(place, PEOPLE, 'soaker');
const reportHeap = ['--import', resolve(import.meta.dirname, 'report-heap.ts')];
const server = await startOja({ ...place, ...MEASURED, nodeOptions: [...MEASURED.nodeOptions, ...reportHeap] });
const idle = server.program.memory();
const listeners = await connectAll(server.url, people);
const random = new Random(3);
const over = new AbortController();
const failures: string[] = [];
const post = messagePoster(server.url, people, ({ failure }) => {
  if (failure !== undefined) failures.push(failure);
});
const somebody = (): Person | undefined => people[random.between(0, PEOPLE - 1)];

/** Repeats an action at a rate per second until it is aborted. */
async function steadily(perSecond: number, act: (turn: number) => Promise<void> | void): Promise<void> {
  const begin = performance.now();
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    void Promise.resolve(act(turn)).catch((error: unknown) => failures.push(String(error)));
    await pause(Math.max(0, begin + ((turn + 1) * 1000) / perSecond - performance.now()));
  }
}

async function ask(method: string, path: string): Promise<string[]> {
  const answer = await call(server.url, somebody(), method, path);
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}`);
  const posts = postsAnswerSchema.safeParse(answer.body).data?.data.posts ?? [];
  return posts.map(({ _id }) => _id);
}

/** Megabytes of V8's heap after a collection in the last minute: see report-heap.ts. */
async function heapInUse(): Promise<number> {
  const pattern = /In use: (\S+) MB/g;
  const before = [...server.program.output.matchAll(pattern)].length;
  server.program.kill('SIGUSR2');
  for (;;) {
    const answers = [...server.program.output.matchAll(pattern)];
    if (answers.length > before) return Number(answers.at(-1)?.[1]);
    await pause(10);
  }
}

const ids = await ask('GET', '/api/v1/posts');
const running = [
  steadily(RATES.pages, async () => void (await ask('GET', `/api/v1/posts?page=${random.between(1, 5)}`))),
  steadily(RATES.likes, async (turn) => void (await ask('POST', `/api/v1/posts/like/${ids[turn % ids.length]}`))),
  steadily(RATES.messages, (turn) =>
    post({
      senderIndex: turn % PEOPLE,
      recipientId: people[(turn + 2) % PEOPLE]?.id ?? '',
      clientId: crypto.randomUUID(),
    }),
  ),
];
const samples: { memory: number; inUse: number }[] = [];
for (let second = SAMPLE_S; second <= minutes * 60; second += SAMPLE_S) {
  await pause(SAMPLE_S * 1000);
  const sample = { memory: server.program.memory(), inUse: await heapInUse() };
  samples.push(sample);
  process.stdout.write(
    `${second / 60} min  ${sample.memory.toFixed(0)} MB, in use after a collection ${sample.inUse.toFixed(1)} MB\n`,
  );
}
over.abort();
await Promise.all(running);
await pause(LAST_MS);
for (const { socket } of listeners) socket.close();
await server.program.stop();
await place.remove();

const mean = (what: 'memory' | 'inUse', from: number, to: number) =>
  samples.slice(from, to).reduce((sum, sample) => sum + sample[what], 0) / (to - from);
const half = Math.ceil(samples.length / 2);
const halves = (what: 'memory' | 'inUse') =>
  [mean(what, 0, half), mean(what, half, samples.length)].map((size) => `${size.toFixed(0)} MB`);
process.stdout.write(
  `${table([
    [place.kind, 'idle', 'first half', 'second half', 'failures'],
    ['memory', `${idle.toFixed(0)} MB`, ...halves('memory'), String(failures.length)],
    ['in use after a collection', '', ...halves('inUse'), ''],
  ])}\n${failures.length > 0 ? `The first failure: ${failures[0]}\n` : ''}`,
);
