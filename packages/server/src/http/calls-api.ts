import type { FastifyRequest } from 'fastify';

/**
 * Whether a request is one of the API's, and no file's. Told by the route it has met: what stands in the address may be
 * written otherwise, as in /%61pi/login. Where there is no such route, by the address.
 */
export function callsApi({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  return routeOptions.url?.startsWith('/api/') === true || url.startsWith('/api/');
}
