import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { addressKey } from '../../foundation/http/address-key.ts';
import { operation } from '../../foundation/http/operation.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Services } from '../services.ts';
import { IMAGE_CACHING } from '../../foundation/uploads/image-caching.ts';
import { keyIn } from '../../foundation/uploads/image-names.ts';
import { SharePictures, keyInShareName } from '../../foundation/uploads/share-picture.ts';
import { isServed } from '../../foundation/uploads/uploads-store.ts';

/**
 * Clients read pictures from a public bucket directly. The bucket may move, so the redirect is cached for only an
 * hour.
 */
const REDIRECT_CACHING = 'public, max-age=3600';

/**
 * A release may change the design of share pictures, so they are cached for a day. Messengers keep their own copy
 * anyway.
 */
const SHARE_CACHING = 'public, max-age=86400';

const imageParamsSchema = z.object({ folder: z.string(), file: z.string() });

/** GET /images/…: stored pictures, architecture §6. */
export function imageRoutes({ config, database, images }: Services): FastifyPluginAsyncZod {
  const sharePictures = new SharePictures(images);
  return async (app) => {
    const drawings = new RateLimit(app, 'drawByAddress', config.rateLimitScale);
    app.get(
      '/images/:folder/:file',
      {
        schema: {
          ...operation({
            summary:
              'Read a picture as WebP, or a redirect to its storage; with the ending -share.jpg, as a JPEG for link previews',
            tag: 'Uploads',
            spec: '§7 Other',
            errors: ['not_found'],
            answers: {
              200: z.any().describe('The picture, image/webp or image/jpeg'),
              302: z.any().describe('Where the picture is read'),
            },
          }),
          params: imageParamsSchema,
        },
      },
      async ({ params, ip }, reply) => {
        const name = `${params.folder}/${params.file}`;
        // The desktop app shows pictures from its own origin.
        reply.header('cross-origin-resource-policy', 'cross-origin');
        const shared = keyInShareName(name);
        if (shared !== undefined) await drawings.take(addressKey(ip));
        const key = shared ?? keyIn(name);
        // The database decides, not the files: a removed picture is gone on every node, even where the node has it in
        // memory.
        if (key === undefined || !(await isServed(database.queries, key))) throw new ApiError('not_found');
        if (shared !== undefined) {
          const picture = await sharePictures.get(shared);
          if (!picture) throw new ApiError('not_found');
          return reply.type('image/jpeg').header('cache-control', SHARE_CACHING).send(picture);
        }
        const elsewhere = images.publicAddress(name);
        if (elsewhere !== undefined) return reply.header('cache-control', REDIRECT_CACHING).redirect(elsewhere);
        const found = await images.stream(name);
        if (!found) throw new ApiError('not_found');
        return reply
          .type('image/webp')
          .header('content-length', found.size)
          .header('cache-control', IMAGE_CACHING)
          .send(found.content);
      },
    );
  };
}
