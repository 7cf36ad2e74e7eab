import { setTimeout as pause } from 'node:timers/promises';

import { dashboardProfileAnswerSchema } from '@oja/contract/users';
import type { Browser } from '@playwright/test';

import { Random } from '../../packages/server/src/entry/seed/random.ts';
import { call } from '../processes/call.ts';
import type { Person } from '../processes/people.ts';
import { HostileLine } from './hostile-line.ts';
import { judge } from './judge.ts';
import { Servers, type Topology } from './servers.ts';
import { Talker } from './talker.ts';
import { Tally } from './tally.ts';

/** The result of a run. */
export interface Outcome {
  seconds: number;
  tally: Tally;
  /**
   * Milliseconds from pressing Enter to the other screen, sorted, for each message that appeared there. `away` are
   * those during which the reader was not in the thread for a while: their time counts from the reader's return.
   */
  latencies: { inThread: Float64Array; away: Float64Array };
  /** Momentary gaps in a thread, which bad connections cause: a figure, not an error. */
  gaps: string[];
  /** The errors; empty if there are none. */
  faults: string[];
}

/** The time between two disturbances of servers and connections. */
const BLOW_MS = [4000, 11_000] as const;
const KILLS = 0.65;
const PROGRESS_MS = 15_000;

/**
 * Lets two users exchange messages in real browsers over bad connections while servers are killed, and finds
 * the errors at the end.
 * @param each how many messages each of the two writes
 * @param onProgress receives the progress from time to time
 */
export async function tortureChat(
  browser: Browser,
  topology: Topology,
  seed: number,
  each: number,
  onProgress: (progress: string) => void,
): Promise<Outcome> {
  const tally = new Tally();
  const servers = await Servers.start(topology);
  const lines = await Promise.all(
    [1, 2].map((line) => HostileLine.make(servers.ports, new Random(seed + line), tally)),
  );
  const talkers: Talker[] = [];
  const talking = new AbortController();
  let blows = Promise.resolve();
  const progressTimer = setInterval(
    () => onProgress(`${talkers.reduce((sum, { sent }) => sum + sent.size, 0)} of ${each * 2} messages written`),
    PROGRESS_MS,
  );
  try {
    for (const [index, line] of lines.entries()) {
      const [person, partner] = index === 0 ? servers.people : servers.people.toReversed();
      if (!person || !partner) throw new Error('There are not two people.');
      const session = await sessionOf(servers.url, person);
      talkers.push(
        await Talker.open(index === 0 ? 'A' : 'B', partner, {
          browser,
          line,
          session,
          random: new Random(seed + 10 + index),
          tally,
        }),
      );
    }
    const [ada, bayo] = talkers;
    if (!ada || !bayo) throw new Error('There are not two people.');
    const begin = performance.now();
    for (const line of lines) line.calm = false;
    blows = strike(servers, lines, new Random(seed), tally, talking.signal);
    // The last messages are for a user who has left the thread: they must be counted.
    const last = Math.min(40, Math.ceil(each / 5));
    await Promise.all([ada.talk(1, each - last), bayo.talk(1, each).then(() => bayo.leave())]);
    await ada.talk(each - last + 1, each);
    talking.abort();
    onProgress('all written; looking at what became of them');
    await blows;
    clearInterval(progressTimer);
    for (const line of lines) line.calm = true;
    const faults = await judge(servers, ada, bayo, last);
    const latenciesWhile = (isAway: boolean) =>
      Float64Array.from([...latenciesOf(ada, bayo, isAway), ...latenciesOf(bayo, ada, isAway)]).toSorted();
    return {
      seconds: (performance.now() - begin) / 1000,
      tally,
      latencies: { inThread: latenciesWhile(false), away: latenciesWhile(true) },
      faults,
      gaps: [...ada.gaps, ...bayo.gaps],
    };
  } finally {
    // After a failure everything stops before its folders are removed, and only the failure is reported.
    clearInterval(progressTimer);
    talking.abort();
    await blows.catch(() => undefined);
    for (const talker of talkers) await talker.close();
    for (const line of lines) await line.close();
    await servers.remove();
  }
}

async function sessionOf(url: string, person: Person): Promise<object> {
  const { status, body } = await call(url, person, 'GET', `/api/v1/users/dashboard/${person.userName}`);
  if (status !== 200) throw new Error(`${person.userName} could not be read: ${JSON.stringify(body)}`);
  return { user: dashboardProfileAnswerSchema.parse(body).data, accessToken: person.token };
}

/** Kills servers and breaks connections until it is over; then all of them are running again. */
async function strike(
  servers: Servers,
  lines: readonly HostileLine[],
  random: Random,
  tally: Tally,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    await pause(random.between(...BLOW_MS), undefined, { signal: over }).catch(() => undefined);
    if (over.aborted) return;
    if (random.next() < KILLS) await servers.killOne(random, tally);
    else await lines[random.between(0, lines.length - 1)]?.breakDown();
  }
}

/**
 * How long each message of a writer took. A long thread shows only the rows near its view, and a writer's messages come
 * in their order, so a message was there at the latest when a later one was seen; `gaps` has the exceptions.
 */
function latenciesOf(writer: Talker, reader: Talker, isAway: boolean): number[] {
  const latencies: number[] = [];
  let seen = Infinity;
  for (const [name, at] of [...writer.sent].toReversed()) {
    seen = Math.min(seen, reader.seen.get(name) ?? Infinity);
    if (seen === Infinity) continue;
    const returned = reader.returnDuring(at, seen);
    if ((returned !== undefined) === isAway)
      latencies.push(returned === undefined ? seen - at : Math.max(0, seen - returned));
  }
  return latencies;
}
