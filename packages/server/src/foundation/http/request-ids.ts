import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { trustedProxies } from './trusted-proxies.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** The form of ids from outside that may enter the log and the answers. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/**
 * Chooses the id of each request: the one that a trusted proxy sends, where it is well-formed, else a new one.
 * @param trusted proxies as in TRUST_PROXY
 */
export function requestIdsFor(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = trustedProxies(trusted);
  return ({ headers, socket }) => {
    const sent = headers[REQUEST_ID_HEADER];
    if (typeof sent !== 'string' || !WELL_FORMED.test(sent)) return randomUUID();
    return isProxy(socket.remoteAddress ?? '') ? sent : randomUUID();
  };
}

/** Adds the request's id to its answer. A person who asks for help can quote it, and the log contains it too. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
}
