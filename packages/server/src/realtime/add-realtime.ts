import type { FastifyInstance } from 'fastify';

import type { Services } from '../services.ts';
import type { Broadcaster } from './broadcaster.ts';

/** Puts the sockets of spec §7 beside the app's calls, on the same address. */
export function addRealtime(_app: FastifyInstance, _services: Services): Broadcaster {
  return { push: () => undefined, disconnect: () => undefined };
}
