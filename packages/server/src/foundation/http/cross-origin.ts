import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

import { REQUEST_ID_HEADER } from './request-ids.ts';

/** The origin of the desktop app's renderer. */
const DESKTOP_ORIGIN = 'oja-app://app';

/** Origins other than our own that may call the API. */
export function foreignOrigins(webOrigins: readonly string[]): string[] {
  return [DESKTOP_ORIGIN, ...webOrigins];
}

/**
 * Lets the desktop app and the listed origins call the API. Bearer tokens carry the session, so no cookies are
 * allowed.
 */
export async function addCrossOriginRules(app: FastifyInstance, webOrigins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: foreignOrigins(webOrigins),
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type'],
    exposedHeaders: ['retry-after', REQUEST_ID_HEADER],
    credentials: false,
    // An OPTIONS request that is not a preflight gets the same answer, instead of the plugin's own text.
    strictPreflight: false,
    maxAge: 86_400,
  });
}
