import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { addressKey } from '../../foundation/http/address-key.ts';
import { operation } from '../../foundation/http/operation.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Services } from '../services.ts';
import { IMAGE_CACHING, UNMADE_SIZE_CACHING } from '../../foundation/uploads/image-caching.ts';
import { type ImageName, fullName, readImageName, sizedName } from '../../foundation/uploads/image-names.ts';
import { SharePictures, keyInShareName } from '../../foundation/uploads/share-picture.ts';
import { type ServedPicture, findServedPicture } from '../../foundation/uploads/uploads-store.ts';

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
              'Read a picture as WebP, or a redirect to its storage; a width before the ending, such as -320.webp, asks for a size; with the ending -share.jpg, as a JPEG for link previews',
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
        const asked = shared === undefined ? readImageName(name) : { key: shared, width: null };
        // The database decides, not the files: a removed picture is gone on every node, even where the node has it in
        // memory.
        const stored = asked && (await findServedPicture(database.queries, asked.key));
        if (!stored) throw new ApiError('not_found');
        if (shared !== undefined) {
          const picture = await sharePictures.get(shared);
          if (!picture) throw new ApiError('not_found');
          return reply.type('image/jpeg').header('cache-control', SHARE_CACHING).send(picture);
        }
        const { file, isFinal } = fileFor(asked, stored);
        const elsewhere = images.publicAddress(file);
        if (elsewhere !== undefined)
          return reply.header('cache-control', isFinal ? REDIRECT_CACHING : UNMADE_SIZE_CACHING).redirect(elsewhere);
        const found = await images.stream(file);
        if (!found) throw new ApiError('not_found');
        return reply
          .type('image/webp')
          .header('content-length', found.size)
          .header('cache-control', isFinal ? IMAGE_CACHING : UNMADE_SIZE_CACHING)
          .send(found.content);
      },
    );
  };
}

/**
 * The file that answers for a name: the full picture for a size that is not made yet, or would not be narrower.
 * @returns `isFinal`: false where another file will answer for the same name later
 */
function fileFor(
  { key, width }: ImageName,
  { width: fullWidth, sizes_made_at: madeAt }: ServedPicture,
): { file: string; isFinal: boolean } {
  if (width === null || width >= fullWidth) return { file: fullName(key), isFinal: true };
  return madeAt === null ? { file: fullName(key), isFinal: false } : { file: sizedName(key, width), isFinal: true };
}
