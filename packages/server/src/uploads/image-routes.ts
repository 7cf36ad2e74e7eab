import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { addressKey } from '../http/address-key.ts';
import { operation } from '../http/operation.ts';
import { RateLimit } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { IMAGE_CACHING } from './image-caching.ts';
import { keyIn } from './image-names.ts';
import { SharePictures, keyInShareName } from './share-picture.ts';

/** Where a bucket is public, pictures are read there; it may move, so this is kept for an hour only. */
const REDIRECT_CACHING = 'public, max-age=3600';

/** Drawn anew by each release that draws it otherwise: messengers keep their own copy anyway. */
const SHARE_CACHING = 'public, max-age=86400';

const imageParamsSchema = z.object({ folder: z.string(), file: z.string() });

/** GET /images/…: kept pictures, design §6. */
export function imageRoutes({ config, images }: Services): FastifyPluginAsyncZod {
  const sharePictures = new SharePictures(images);
  return async (app) => {
    const drawings = new RateLimit(app, 'drawByAddress', config.rateLimitScale);
    app.get(
      '/images/:folder/:file',
      {
        schema: {
          ...operation({
            summary: 'A picture as WebP, or where it is read; with -share.jpg at its end, as messengers take it',
            tag: 'Uploads',
            spec: '§7 Other',
            errors: ['not_found'],
            answers: { 200: z.any().describe('The picture, image/webp or image/jpeg'), 302: z.any().describe('Where the picture is read') },
          }),
          params: imageParamsSchema,
        },
      },
      async ({ params, ip }, reply) => {
        const name = `${params.folder}/${params.file}`;
        // The desktop shows them from its own origin.
        reply.header('cross-origin-resource-policy', 'cross-origin');
        const shared = keyInShareName(name);
        if (shared !== undefined) {
          await drawings.take(addressKey(ip));
          const picture = await sharePictures.get(shared);
          if (!picture) throw new Refusal('not_found');
          return reply.type('image/jpeg').header('cache-control', SHARE_CACHING).send(picture);
        }
        if (keyIn(name) === undefined) throw new Refusal('not_found');
        const elsewhere = images.publicAddress(name);
        if (elsewhere !== undefined) return reply.header('cache-control', REDIRECT_CACHING).redirect(elsewhere);
        const found = await images.stream(name);
        if (!found) throw new Refusal('not_found');
        return reply.type('image/webp').header('content-length', found.size).header('cache-control', IMAGE_CACHING).send(found.content);
      },
    );
  };
}
