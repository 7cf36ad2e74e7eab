import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/**
 * The queue of new connections counts as empty after this many milliseconds and turns of the event loop without one: on
 * a busy machine one turn can take longer than the time. `QUEUE_MS` is the longest wait for that.
 */
const QUIET_MS = 20;
const QUIET_TURNS = 5;
const QUEUE_MS = 1000;

/** How long a new connection may take to send its request once a stop has begun, in milliseconds. */
const NEWCOMERS_MS = 200;

/**
 * Lets a stop end with the last answer. The server stops listening once no connection waits in the queue. Accepted
 * connections send their request and get its answer, and each connection closes with that answer. Only then are idle
 * connections closed: one with a running request would otherwise be kept for the next request and delay the stop
 * until it is forced.
 */
export function closeWithLastAnswers(app: FastifyInstance): void {
  let phase: 'open' | 'letting in' | 'seeing out' = 'open';
  app.addHook('preClose', async () => {
    phase = 'letting in';
    if (app.server.listening) await acceptQueued(app);
    phase = 'seeing out';
  });
  app.addHook('onSend', async (_request, reply) => {
    if (phase !== 'open') reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // An answer that was being sent when the stop began could not announce the close; its connection is idle after
    // this turn.
    if (phase === 'seeing out') setImmediate(() => app.server.closeIdleConnections());
  });
}

async function acceptQueued({ server }: FastifyInstance): Promise<void> {
  // Node accepts one connection per turn. Connections that are in the system's queue when the server stops listening
  // are cut off.
  let lastCame = performance.now();
  let quietTurns = 0;
  const end = lastCame + QUEUE_MS;
  const restart = () => {
    lastCame = performance.now();
    quietTurns = 0;
  };
  server.on('connection', restart);
  const isQuiet = () => quietTurns >= QUIET_TURNS && performance.now() - lastCame >= QUIET_MS;
  for (; performance.now() < end && !isQuiet(); quietTurns += 1) await nextTurn();
  server.off('connection', restart);
  // The close of a plain server: that of an HTTP server also ends connections whose request has not been read yet.
  NetServer.prototype.close.call(server);
  await pause(NEWCOMERS_MS);
}
