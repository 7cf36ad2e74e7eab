import {
  type ClientConfig,
  clientConfigSchema,
  healthSchema,
  notReadySchema,
  readySchema,
  versionSchema,
} from '@oja/contract/client-config';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { errorBody } from '../../foundation/http/error-handler.ts';
import { operation } from '../../foundation/http/operation.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Services } from '../services.ts';
import { buildVersion } from '../web/build-version.ts';
import { Readiness } from '../installation/readiness.ts';

/** Routes about this installation, for clients and operators, architecture §5. All are public; none is cached. */
export function installationRoutes(services: Services): FastifyPluginAsyncZod {
  const { config } = services;
  const readiness = new Readiness(services);
  const version = buildVersion(config.webDir);
  const clientConfig: ClientConfig = {
    uploadUrl: '/api/upload',
    googleClientId: config.googleClientId ?? null,
    // The server cannot log anybody in with Google without googleClientId.
    googleDesktopClient: (config.googleClientId !== undefined && config.googleDesktopClient) || null,
    vendorFormUrl: config.vendorFormUrl ?? null,
    androidAppUrl: config.androidAppUrl ?? null,
    supportUrl: config.supportUrl ?? null,
  };
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    /**
     * GET /config.json: the public configuration. `uploadUrl` is relative to this server unless it names another
     * host.
     */
    app.get(
      '/config.json',
      { schema: describe('What a client may know of this installation', clientConfigSchema) },
      async () => clientConfig,
    );

    /** GET /version.json: changes with every build of the web app. */
    app.get(
      '/version.json',
      { schema: describe('The build of the web app that is served', versionSchema) },
      async () => ({
        version: await version(),
      }),
    );

    /** GET /health: the process is alive. */
    app.get('/health', { schema: describe('Whether the process lives', healthSchema) }, async () => ({
      status: 'ok' as const,
      version: await version(),
    }));

    /**
     * GET /ready: whether the server can serve, and which of its parts are unavailable; 503 `unavailable` when it
     * lacks a part that nearly every call needs.
     */
    app.get('/ready', { schema: readyOperation }, async (_request, reply) => {
      const { parts, isReady } = await readiness.look();
      if (!isReady) return reply.code(503).send({ ...errorBody(new ApiError('unavailable')), parts });
      const status = Object.values(parts).includes('away') ? ('degraded' as const) : ('ok' as const);
      return { status, version: await version(), parts, warnings: [...services.database.warnings] };
    });
  };
}

const describe = <Answer extends z.ZodType>(summary: string, answer: Answer) =>
  operation({ summary, tag: 'Installation', spec: 'architecture §5', errors: [], answers: { 200: answer } });

const readyOperation = operation({
  summary: 'Read whether the server is ready, for each part',
  tag: 'Installation',
  spec: 'architecture §5',
  errors: [],
  answers: { 200: readySchema, 503: notReadySchema },
});
