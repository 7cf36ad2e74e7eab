import type { FastifyRequest } from 'fastify';

/**
 * Whether a request is an API call, not one for a file. The matched route decides, because an address can be written
 * in other ways, as in /%61pi/login. Without a matched route, the address decides.
 */
export function callsApi({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  return routeOptions.url?.startsWith('/api/') === true || url.startsWith('/api/');
}
