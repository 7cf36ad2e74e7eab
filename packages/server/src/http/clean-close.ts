import type { FastifyInstance } from 'fastify';

/**
 * Lets a stop end with its last answer. Connections that are idle when it begins are closed at once; one with a request
 * underway would be kept for the next request, and would hold the stop up until it is forced.
 */
export function closeWithLastAnswers(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // An answer that was on its way when the stop began could no longer say so; its connection is idle after this turn.
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
}
