import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Addresses that monitoring requests every few seconds. */
const PROBES = new Set(['/health', '/ready', '/metrics']);

/** Fastify's log of requests, one line each. It contains no query strings and no headers, because both carry tokens. */
export class AccessLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // The outcome is logged with the response.
  }

  override routeNotFound(): void {
    // The line below logs it, without the query string.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url;
    const line = {
      method: request.method,
      route: route ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) reply.log.warn({ ...line, err: error }, 'an answer did not arrive');
    else if (route !== undefined && PROBES.has(route)) reply.log.debug(line, 'answered');
    else reply.log.info(line, 'answered');
  }
}
