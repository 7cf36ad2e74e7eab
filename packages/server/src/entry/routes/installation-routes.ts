import {
  type ClientConfig,
  clientConfigSchema,
  healthSchema,
  notReadySchema,
  readySchema,
  versionSchema,
} from '@oja/contract/client-config';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { errorBody } from '../../foundation/http/error-handler.ts';
import { operation } from '../../foundation/http/operation.ts';
import { hasMetricsToken, isOwnMachine } from '../../foundation/http/own-machine.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Services } from '../services.ts';
import { buildVersion } from '../web/build-version.ts';
import { Readiness } from '../installation/readiness.ts';

/**
 * Routes about this installation, for clients and operators, architecture §5. All are public; none is cached.
 * @param pushKey the key with which browsers subscribe to pushes
 */
export function installationRoutes(services: Services, pushKey: string): FastifyPluginAsyncZod {
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
    pushKey,
    supportUrl: config.supportUrl ?? null,
  };
  const maySeeParts = (request: FastifyRequest) =>
    isOwnMachine(request) || (config.metricsToken !== undefined && hasMetricsToken(request, config.metricsToken));
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
     * GET /ready: whether the server can serve; 503 `unavailable` when it lacks a part that nearly every call needs.
     * Operators also learn which of its parts are unavailable: from the server's own machine, or with METRICS_TOKEN.
     */
    app.get('/ready', { schema: readyOperation }, async (request, reply) => {
      const { parts, isReady } = await readiness.look();
      const shown = maySeeParts(request) ? { parts } : {};
      if (!isReady) return reply.code(503).send({ ...errorBody(new ApiError('unavailable')), ...shown });
      const status = Object.values(parts).includes('away') ? ('degraded' as const) : ('ok' as const);
      const warnings = maySeeParts(request) ? { warnings: [...services.database.warnings] } : {};
      return { status, version: await version(), ...shown, ...warnings };
    });
  };
}

const describe = <Answer extends z.ZodType>(summary: string, answer: Answer) =>
  operation({ summary, tag: 'Installation', spec: 'architecture §5', errors: [], answers: { 200: answer } });

const readyOperation = operation({
  summary: 'Read whether the server is ready; operators, for each part',
  tag: 'Installation',
  spec: 'architecture §5',
  errors: [],
  answers: { 200: readySchema, 503: notReadySchema },
});
