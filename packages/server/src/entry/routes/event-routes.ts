import { eventsAnswerSchema, eventsQuerySchema } from '@oja/contract/events';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { catchUp } from '../sockets/catch-up.ts';

/**
 * The route for the events that a client missed while its connection was broken, architecture §5. Registered behind
 * requireSession.
 */
export function eventRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  const images = new ImageAddresses(config.publicUrl);
  return async (app) => {
    app.get(
      '/events',
      {
        schema: {
          querystring: eventsQuerySchema,
          ...operation({
            summary: 'List the events after the last one that you know',
            tag: 'Realtime',
            spec: '§7 Other',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: eventsAnswerSchema },
          }),
        },
      },
      async (request) => ({
        data: await catchUp(database.queries, viewerOf(request), request.query.after, images, now()),
      }),
    );
  };
}
