/**
 * `npm run bench deletion [SHARE] [sqlite|postgres]`: an account with 150,000 followers, 200,000 likes and 1,000 posts,
 * or a share of them such as 0.1, is deleted and erased. Measures how long the call takes, and what others notice of
 * the erasure: a page of the feed and a like at a steady rate. The floor: the same before the deletion.
 */
import { setTimeout as pause } from 'node:timers/promises';

import { postsAnswerSchema } from '@oja/contract/posts';

import { call } from '../processes/call.ts';
import { startOja } from '../processes/oja-server.ts';
import { type Person, addPeople, inDatabase } from '../processes/people.ts';
import { benchArguments } from './bench-arguments.ts';
import { makeFamous } from './deletion/famous-account.ts';
import { count, milliseconds, percentile, table } from './figures.ts';
import { MEASURED, type MeasuredPlace, makePlace } from './places.ts';

const { number: share = 1, kinds } = benchArguments();
const FAME = {
  followers: Math.round(150_000 * share),
  likes: Math.round(200_000 * share),
  posts: Math.round(1000 * share),
};
/** Calls of each kind in a second. */
const RATE = 25;
const WARM_S = 5;
const MEASURED_S = 30;
/** The job runs within a minute. */
const JOB_BEGINS_MS = 70_000;

/** How long the calls of others took, sorted. */
interface Noticed {
  read: Float64Array;
  like: Float64Array;
}

/** Reads the first page of the feed and likes its posts at a steady rate. */
async function notice(url: string, people: readonly Person[], seconds: number): Promise<Noticed> {
  const { body } = await call(url, people[0], 'GET', '/api/v1/posts');
  const ids = postsAnswerSchema.parse(body).data.posts.map(({ _id }) => _id);
  const took = { read: [] as number[], like: [] as number[] };
  const ask = async (kind: keyof Noticed, turn: number, method: string, path: string) => {
    const begun = performance.now();
    const { status } = await call(url, people[turn % people.length], method, path);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}`);
    took[kind].push(performance.now() - begun);
  };
  const running: Promise<void>[] = [];
  const begin = performance.now();
  for (let turn = 0; turn < RATE * seconds; turn += 1) {
    running.push(ask('read', turn, 'GET', '/api/v1/posts'));
    running.push(ask('like', turn, 'POST', `/api/v1/posts/like/${ids[turn % ids.length]}`));
    await pause(Math.max(0, begin + ((turn + 1) * 1000) / RATE - performance.now()));
  }
  await Promise.all(running);
  return { read: Float64Array.from(took.read).toSorted(), like: Float64Array.from(took.like).toSorted() };
}

const timesOf = ({ read, like }: Noticed) =>
  [read, like].flatMap((one) => [percentile(one, 0.5), percentile(one, 0.99)]);

/** Measures in one place. An admin deletes the account, so that its erasure begins at once; the call is the same. */
async function measure(place: MeasuredPlace): Promise<void> {
  const [famous, crowd, admin, ...others] = await addPeople(place, 20, 'witness');
  if (!famous || !crowd || !admin) throw new Error('there are no people');
  await inDatabase(place, async (database) => {
    await makeFamous(database, famous.id, crowd.id, FAME);
    await database.queries
      .updateTable('users')
      .set({ is_admin: 1, second_factors: 1 })
      .where('id', '=', admin.id)
      .execute();
  });
  const { program, url } = await startOja({ ...place, ...MEASURED });
  await notice(url, others, WARM_S);
  const before = await notice(url, others, MEASURED_S);
  const begun = performance.now();
  const { status } = await call(url, admin, 'DELETE', `/api/v1/users/delete/${famous.id}`);
  const callMs = performance.now() - begun;
  if (status !== 200) throw new Error(`the deletion answered ${status}`);
  await pause(JOB_BEGINS_MS);
  const during = await notice(url, others, MEASURED_S);
  await program.stop();
  const left = await inDatabase(place, async ({ queries }) => {
    const likes = await queries.selectFrom('likes').select('post_id').where('user_id', '=', famous.id).execute();
    const follows = await queries
      .selectFrom('follows')
      .select('created_at')
      .where('followed_id', '=', famous.id)
      .execute();
    return likes.length + follows.length;
  });
  const [floor, erasing] = [timesOf(before), timesOf(during)];
  const rows = [
    [place.kind, 'read p50', 'read p99', 'like p50', 'like p99'],
    ['before', ...floor.map(milliseconds)],
    ['during the erasure', ...erasing.map(milliseconds)],
    ['ratio', ...erasing.map((value, index) => (value / (floor[index] ?? 1)).toFixed(2))],
  ];
  const rest = `${count(left)} of ${count(FAME.followers + FAME.likes)} rows left at the end`;
  process.stdout.write(`${table(rows)}\nThe call took ${milliseconds(callMs)}; ${rest}.\n\n`);
}

for (const kind of kinds) {
  const place = await makePlace(kind);
  try {
    await measure(place);
  } finally {
    await place.remove();
  }
}
