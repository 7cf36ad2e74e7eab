import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** How long a connection that was just made may take to bring its request once a stop has begun. */
const NEWCOMERS_MS = 200;

/**
 * Lets a stop end with its last answer: no connection is taken any more, those that were made bring their request and
 * get its answer, and each ends with that answer. Only then are the idle ones closed; one with a request underway would
 * be kept for the next request, and would hold the stop up until it is forced.
 */
export function closeWithLastAnswers(app: FastifyInstance): void {
  let phase: 'open' | 'letting in' | 'seeing out' = 'open';
  app.addHook('preClose', async () => {
    phase = 'letting in';
    if (app.server.listening) await turnNobodyAway(app);
    phase = 'seeing out';
  });
  app.addHook('onSend', async (_request, reply) => {
    if (phase !== 'open') reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // An answer that was on its way when the stop began could no longer say so; its connection is idle after this turn.
    if (phase === 'seeing out') setImmediate(() => app.server.closeIdleConnections());
  });
}

async function turnNobodyAway(app: FastifyInstance): Promise<void> {
  // At this point of a turn, whoever stood in the system's queue has just been let in: those left there are cut off.
  await nextTurn();
  // The plain close: that of an HTTP server also ends connections whose request has not been read yet.
  NetServer.prototype.close.call(app.server);
  await pause(NEWCOMERS_MS);
}
