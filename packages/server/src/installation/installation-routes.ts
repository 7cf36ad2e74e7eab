import { type ClientConfig, clientConfigSchema, healthSchema, versionSchema } from '@oja/contract/client-config';
import { sql } from 'kysely';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { refusals } from '../http/answers.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { buildVersion } from '../web/build-version.ts';

/** What clients and operators ask about this installation, design §5. All public, none cached. */
export function installationRoutes({ config, database, log }: Services): FastifyPluginAsyncZod {
  const version = buildVersion(config.webDir);
  const clientConfig: ClientConfig = {
    uploadUrl: '/api/upload',
    googleClientId: config.googleClientId ?? null,
    vendorFormUrl: config.vendorFormUrl ?? null,
    androidAppUrl: config.androidAppUrl ?? null,
    supportUrl: config.supportUrl ?? null,
  };
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    /** GET /config.json: what a client may know. `uploadUrl` is relative to this server unless it names another host. */
    app.get('/config.json', { schema: { response: { 200: clientConfigSchema } } }, async () => clientConfig);

    /** GET /version.json: changes with every build of the web app. */
    app.get('/version.json', { schema: { response: { 200: versionSchema } } }, async () => ({ version: await version() }));

    /** GET /health: the process lives. */
    app.get('/health', { schema: { response: { 200: healthSchema } } }, async () => ({ status: 'ok' as const, version: await version() }));

    /** GET /ready: it can serve, its database answers; 503 `unavailable` otherwise. */
    app.get('/ready', { schema: { response: { 200: healthSchema, ...refusals } } }, async () => {
      try {
        await sql`select 1`.execute(database.queries);
      } catch (error) {
        log.error({ err: error }, 'the database does not answer');
        throw new Refusal('unavailable');
      }
      return { status: 'ok' as const, version: await version() };
    });
  };
}
