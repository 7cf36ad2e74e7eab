import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether a request comes from the machine that the server runs on. A request that a proxy there passes on does not.
 */
export function isOwnMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers);
  return !isPassedOn && LOOPBACK.test(socket.remoteAddress ?? '');
}
