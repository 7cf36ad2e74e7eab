import type { FastifyRequest } from 'fastify';

import { equalSecrets } from '../secrets/equal-secrets.ts';

type Asking = Pick<FastifyRequest, 'headers' | 'socket'>;

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request comes from the machine that the server runs on. A request that a proxy there passes on does not,
 * nor one to a name that somebody else's page made to lead here (DNS rebinding).
 */
export function isOwnMachine({ headers, socket }: Asking): boolean {
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers);
  return !isPassedOn && LOOPBACK_HOST.test(headers.host ?? '') && LOOPBACK.test(socket.remoteAddress ?? '');
}

/** Whether a request carries METRICS_TOKEN as a bearer token. */
export function hasMetricsToken({ headers }: Pick<Asking, 'headers'>, metricsToken: string): boolean {
  return equalSecrets(headers.authorization ?? '', `Bearer ${metricsToken}`);
}
