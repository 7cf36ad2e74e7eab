import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import type { Random } from '../../packages/server/src/entry/seed/random.ts';
import { type Call, type Reply, carryCall, readCall } from './carry-call.ts';
import type { Mishap, Tally } from './tally.ts';

/** How many of a hundred calls each mishap affects; the others succeed. */
const OF_A_HUNDRED: readonly (readonly [Mishap, number])[] = [
  ['request lost', 1.5],
  ['answer lost', 1.5],
  ['answer cut short', 0.5],
  ['request doubled', 3],
  ['held back', 12],
  ['stalled', 0.4],
  ['never answered', 0.1],
];
/** Long-polls of the socket are not doubled: no real network does that without ending the session. */
const NEVER_DOUBLED = /^\/socket\.io\//u;
const HELD_MS = [50, 900] as const;
const STALLED_MS = [2000, 6000] as const;

function draw(random: Random, path: string): Mishap | undefined {
  let chance = random.next() * 100;
  for (const [mishap, share] of OF_A_HUNDRED) {
    chance -= share;
    if (chance < 0) return mishap === 'request doubled' && NEVER_DOUBLED.test(path) ? undefined : mishap;
  }
  return undefined;
}

interface Dependencies {
  random: Random;
  tally: Tally;
  /** The servers, in the order in which to try them. */
  portsFor: (path: string) => readonly number[];
  /** Receives each answer that is being returned. */
  onReply: (path: string, reply: Reply) => void;
  isCalm: () => boolean;
}

/** Forwards one call to a server and its answer back, with random mishaps. The app's own files are only delayed. */
export async function carryBadly(
  incoming: IncomingMessage,
  response: ServerResponse,
  dependencies: Dependencies,
): Promise<void> {
  const { random, tally, isCalm } = dependencies;
  const path = incoming.url ?? '';
  const isGone = new AbortController();
  response.once('close', () => isGone.abort());
  const mishap = isCalm() || !/^\/(?:api|socket\.io)\//u.test(path) ? undefined : draw(random, path);
  if (mishap) tally.note(mishap);
  try {
    const call = await readCall(incoming);
    const ports = dependencies.portsFor(path);
    if (mishap === 'request lost') throw new Error(mishap);
    if (mishap === 'never answered') {
      // Half of the failed calls have been executed.
      if (random.next() < 0.5) await carryCall(call, ports, AbortSignal.timeout(30_000));
      return;
    }
    const isLateThere = random.next() < 0.5;
    const late =
      mishap === 'held back' ? random.between(...HELD_MS) : mishap === 'stalled' ? random.between(...STALLED_MS) : 0;
    if (isLateThere) await pause(late);
    const reply = await (mishap === 'request doubled'
      ? carryTwice(call, ports, random)
      : carryCall(call, ports, isGone.signal));
    dependencies.onReply(path, reply);
    if (!isLateThere) await pause(late);
    if (mishap === 'answer lost') throw new Error(mishap);
    answer(response, reply, mishap === 'answer cut short');
  } catch {
    response.destroy();
  }
}

/** Sends the same request twice, one after the other or concurrently, and returns either answer. */
async function carryTwice(call: Call, ports: readonly number[], random: Random): Promise<Reply> {
  const [wait, wantsFirst] = [random.between(0, 300), random.next() < 0.5];
  const first = carryCall(call, ports, AbortSignal.timeout(30_000));
  const second = pause(wait).then(() => carryCall(call, ports, AbortSignal.timeout(30_000)));
  const [one, other] = await Promise.allSettled([first, second]);
  const wanted = wantsFirst ? one : other;
  if (wanted.status === 'rejected') throw wanted.reason;
  return wanted.value;
}

function answer(response: ServerResponse, { status, headers, body }: Reply, isCut: boolean): void {
  const { 'transfer-encoding': _chunked, connection: _connection, 'keep-alive': _keepAlive, ...forwarded } = headers;
  const hasBody = body.length > 0;
  response.writeHead(status, { ...forwarded, ...(hasBody && { 'content-length': String(body.length) }) });
  if (!isCut || !hasBody) {
    response.end(body);
    return;
  }
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}
