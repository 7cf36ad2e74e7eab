import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { operation } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { IMAGE_CACHING } from './image-caching.ts';
import { keyIn } from './image-names.ts';
import type { ImageStore } from './image-store.ts';

/** Where a bucket is public, pictures are read there; it may move, so this is kept for an hour only. */
const REDIRECT_CACHING = 'public, max-age=3600';

const imageParamsSchema = z.object({ folder: z.string(), file: z.string() });

/** GET /images/…: kept pictures, design §6. */
export function imageRoutes(images: ImageStore): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/images/:folder/:file',
      {
        schema: {
          ...operation({
            summary: 'A picture as WebP, or where it is read',
            tag: 'Uploads',
            spec: '§7 Other',
            errors: ['not_found'],
            answers: { 200: z.any().describe('The picture, image/webp'), 302: z.any().describe('Where the picture is read') },
          }),
          params: imageParamsSchema,
        },
      },
      async ({ params }, reply) => {
        const name = `${params.folder}/${params.file}`;
        if (keyIn(name) === undefined) throw new Refusal('not_found');
        // The desktop shows them from its own origin.
        reply.header('cross-origin-resource-policy', 'cross-origin');
        const elsewhere = images.publicAddress(name);
        if (elsewhere !== undefined) return reply.header('cache-control', REDIRECT_CACHING).redirect(elsewhere);
        const found = await images.stream(name);
        if (!found) throw new Refusal('not_found');
        return reply.type('image/webp').header('content-length', found.size).header('cache-control', IMAGE_CACHING).send(found.content);
      },
    );
  };
}
