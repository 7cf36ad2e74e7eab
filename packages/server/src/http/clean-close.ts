import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** How long nobody may have come for the queue at the door to count as empty, and how long that is waited for. */
const QUIET_MS = 20;
const QUEUE_MS = 1000;

/** How long a connection that was just made may take to bring its request once a stop has begun. */
const NEWCOMERS_MS = 200;

/**
 * Lets a stop end with its last answer: the door shuts once nobody stands before it, those who are in bring their
 * request and get its answer, and each connection ends with that answer. Only then are the idle ones closed; one with a
 * request underway would be kept for the next request, and would hold the stop up until it is forced.
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

async function turnNobodyAway({ server }: FastifyInstance): Promise<void> {
  // Node takes one connection a turn: whoever stands in the system's queue when the door shuts is cut off.
  let lastCame = performance.now();
  const end = lastCame + QUEUE_MS;
  const count = () => {
    lastCame = performance.now();
  };
  server.on('connection', count);
  for (let now = lastCame; now < end && now - lastCame < QUIET_MS; now = performance.now()) await nextTurn();
  server.off('connection', count);
  // The plain close: that of an HTTP server also ends connections whose request has not been read yet.
  NetServer.prototype.close.call(server);
  await pause(NEWCOMERS_MS);
}
