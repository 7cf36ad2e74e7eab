import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** The bounds of the histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every request, by its registered route, so that unknown addresses add no new series. */
export function watchRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'oja_http_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'none' } = request.routeOptions;
    durations.observe({ method: request.method, route: url, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const sockets = new Gauge({ name: 'oja_websockets', help: 'Open WebSockets on this server', registers });
  app.server.on('upgrade', (_request, socket) => {
    sockets.inc();
    socket.once('close', () => sockets.dec());
  });
}
