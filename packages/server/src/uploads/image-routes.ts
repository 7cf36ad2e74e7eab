import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { Refusal } from '../http/refusal.ts';
import { keyIn } from './image-names.ts';
import type { ImageStore } from './image-store.ts';

const A_YEAR_FOREVER = 'public, max-age=31536000, immutable';

const imageParamsSchema = z.object({ folder: z.string(), file: z.string() });

/** GET /images/…: kept pictures. A name always means the same bytes, so clients may keep them for good. */
export function imageRoutes(images: ImageStore): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/images/:folder/:file', { schema: { params: imageParamsSchema } }, async ({ params }, reply) => {
      const name = `${params.folder}/${params.file}`;
      const found = keyIn(name) === undefined ? undefined : await images.stream(name);
      if (!found) throw new Refusal('not_found');
      return reply
        .type('image/webp')
        .header('content-length', found.size)
        .header('cache-control', A_YEAR_FOREVER)
        // The desktop shows them from its own origin.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(found.content);
    });
  };
}
