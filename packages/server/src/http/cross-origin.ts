import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Where the desktop's renderer is loaded from. */
const DESKTOP_ORIGIN = 'oja-app://app';

/** Lets the desktop and the listed origins call the API. Bearer tokens carry the session, so no cookies are allowed. */
export async function addCrossOriginRules(app: FastifyInstance, webOrigins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [DESKTOP_ORIGIN, ...webOrigins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type'],
    exposedHeaders: ['retry-after'],
    credentials: false,
    maxAge: 86_400,
  });
}
