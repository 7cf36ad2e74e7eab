import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Asked for every few seconds by machines. */
const PROBES = new Set(['/health', '/ready', '/metrics']);

/** What Fastify says of requests, on one line each: no query strings and no headers, for both carry tokens. */
export class AccessLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // What became of it is said when it is answered.
  }

  override routeNotFound(): void {
    // The line below says so, and without the query string.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url;
    const line = { method: request.method, route: route ?? null, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (error) reply.log.warn({ ...line, err: error }, 'an answer did not arrive');
    else if (route !== undefined && PROBES.has(route)) reply.log.debug(line, 'answered');
    else reply.log.info(line, 'answered');
  }
}
