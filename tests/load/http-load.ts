import autocannon from 'autocannon';

import type { Figures } from './figures.ts';

/** Connections that ask at the same time, each again as soon as it has its answer. */
const CONNECTIONS = 64;

/**
 * Asks for a page over and over.
 * @param tokens who asks: connections take them in turn
 * @throws Error when an answer was not 200
 */
export async function loadPage(url: string, tokens: readonly string[], seconds: number): Promise<Figures> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient(client) {
      client.setHeaders({ authorization: `Bearer ${tokens[next++ % tokens.length]}` });
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}
