import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

import { shortAddress } from './short-address.ts';

/** Addresses that monitoring requests every few seconds. */
const PROBES = new Set(['/health', '/ready', '/metrics']);

/**
 * Fastify's log of requests, one line each: what was called, by whom where that is known, and for an error its code
 * and the network that it came from. It contains no query strings and no headers, because both carry tokens.
 */
export class AccessLog extends LogController {
  readonly #callerOf: (request: FastifyRequest) => string | undefined;

  /** @param callerOf returns the id of the person who is signed in */
  constructor(callerOf: (request: FastifyRequest) => string | undefined) {
    super({ requestIdLogLabel: 'requestId' });
    this.#callerOf = callerOf;
  }

  override incomingRequest(): void {
    // The outcome is logged with the response.
  }

  override routeNotFound(): void {
    // The line below logs it, without the query string.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url;
    const { errorCode, ip, method } = request;
    const userId = this.#callerOf(request);
    const line = {
      method,
      route: route ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(userId !== undefined && { userId }),
      ...(errorCode && { code: errorCode, from: shortAddress(ip) }),
    };
    if (error) reply.log.warn({ ...line, err: error }, 'an answer did not arrive');
    else if (route !== undefined && PROBES.has(route)) reply.log.debug(line, 'answered');
    else reply.log.info(line, 'answered');
  }
}
