import autocannon from 'autocannon';

import type { Figures } from './figures.ts';

/** Connections that ask at the same time, each again as soon as it has its answer. */
const CONNECTIONS = 64;

/** A request as autocannon sends it: what it does not name is as in the load's address. */
type Call = NonNullable<autocannon.Options['requests']>[number];

/** What is asked for, over and over. */
export interface Load {
  url: string;
  /** Who asks: connections take them in turn. */
  tokens: readonly string[];
  seconds: number;
  /** What each connection asks for one after the other, each beginning at another place; by default the address alone. */
  calls?: readonly Call[];
}

/**
 * Asks a server as often as it answers.
 * @throws Error when an answer was not one of success
 */
export async function loadServer({ url, tokens, seconds, calls = [{}] }: Load): Promise<Figures> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient(client) {
      const authorization = `Bearer ${tokens[next % tokens.length]}`;
      const start = Math.floor(((next % CONNECTIONS) * calls.length) / CONNECTIONS);
      client.setRequests([...calls.slice(start), ...calls.slice(0, start)].map((call) => ({ ...call, headers: { ...call.headers, authorization } })));
      next += 1;
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Of so many calls, one likes a post of the page and one comments on it; the others read. */
const CALLS_A_ROUND = 40;

/** Reads with one write among twenty calls, on one post after the other. */
export function mixedCalls(postIds: readonly string[]): Call[] {
  const reads = Array.from({ length: CALLS_A_ROUND / 2 - 1 }, () => ({}));
  const body = JSON.stringify({ text: 'Is it still there?' });
  return postIds.flatMap((id) => [
    ...reads,
    { method: 'POST', path: `/api/v1/posts/like/${id}` },
    ...reads,
    { method: 'POST', path: `/api/v1/posts/reply/${id}`, headers: { 'content-type': 'application/json' }, body },
  ] satisfies Call[]);
}
