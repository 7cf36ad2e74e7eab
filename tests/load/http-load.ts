import autocannon from 'autocannon';

import type { Figures } from './figures.ts';

/** Concurrent connections. Each sends its next request as soon as it has its answer. */
const CONNECTIONS = 64;

/** A request for autocannon: missing properties come from the load's address. */
type Call = NonNullable<autocannon.Options['requests']>[number];

/** The requests of a load. */
export interface Load {
  url: string;
  /** The access tokens; connections use them in turn. */
  tokens: readonly string[];
  seconds: number;
  /** The compression that is accepted; by default none. */
  encoding?: 'zstd';
  /**
   * The requests of each connection, in order, each connection starting at another one; by default only the address.
   */
  calls?: readonly Call[];
}

/**
 * Sends requests to a server as fast as it answers.
 * @throws Error if an answer was not successful
 */
export async function loadServer({ url, tokens, seconds, encoding, calls = [{}] }: Load): Promise<Figures> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient(client) {
      const authorization = `Bearer ${tokens[next % tokens.length]}`;
      const start = Math.floor(((next % CONNECTIONS) * calls.length) / CONNECTIONS);
      client.setRequests(
        [...calls.slice(start), ...calls.slice(0, start)].map((call) => ({
          ...call,
          headers: { ...call.headers, authorization, ...(encoding && { 'accept-encoding': encoding }) },
        })),
      );
      next += 1;
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Of this many calls, one likes a post of the page and one comments on it; the others read. */
const CALLS_A_ROUND = 40;

/** Reads with one write in twenty calls, on one post after the other. */
export function mixedCalls(postIds: readonly string[]): Call[] {
  const reads = Array.from({ length: CALLS_A_ROUND / 2 - 1 }, () => ({}));
  const body = JSON.stringify({ text: 'Is it still there?' });
  return postIds.flatMap(
    (id) =>
      [
        ...reads,
        { method: 'POST', path: `/api/v1/posts/like/${id}` },
        ...reads,
        { method: 'POST', path: `/api/v1/posts/reply/${id}`, headers: { 'content-type': 'application/json' }, body },
      ] satisfies Call[],
  );
}
