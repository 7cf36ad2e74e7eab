import type { FastifyInstance } from 'fastify';

import type { Services } from '../services.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { Presence } from './presence.ts';

export interface Realtime extends Broadcaster, Presence {}

/** Puts the sockets of spec §7 beside the app's calls, on the same address. */
export function addRealtime(_app: FastifyInstance, _services: Services): Realtime {
  return { push: () => undefined, disconnect: () => undefined, disconnectSession: () => undefined, isOnline: () => new Set() };
}
