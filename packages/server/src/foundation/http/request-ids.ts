import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

import type { FastifyInstance } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';

/** The form of ids from outside that may enter the log and the answers. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The names that TRUST_PROXY accepts beside addresses and ranges. */
const RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Chooses the id of each request: the one that a trusted proxy sends, where it is well-formed, else a new one.
 * @param trusted proxies as in TRUST_PROXY
 */
export function requestIdsFor(trusted: readonly string[]): (request: IncomingMessage) => string {
  const proxies = new BlockList();
  for (const range of trusted.flatMap((name) => RANGES[name] ?? [name])) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return ({ headers, socket }) => {
    const sent = headers[REQUEST_ID_HEADER];
    if (typeof sent !== 'string' || !WELL_FORMED.test(sent)) return randomUUID();
    const from = socket.remoteAddress ?? '';
    return proxies.check(from, isIPv6(from) ? 'ipv6' : 'ipv4') ? sent : randomUUID();
  };
}

/** Adds the request's id to its answer. A person who asks for help can quote it, and the log contains it too. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
}
