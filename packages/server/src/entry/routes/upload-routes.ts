import multipart from '@fastify/multipart';
import { uploadAnswerSchema, uploadPresetSchema } from '@oja/contract/uploads';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireSession, viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit, limitRefusals } from '../../foundation/http/rate-limits.ts';
import type { Services } from '../services.ts';
import { Decoder } from '../../foundation/uploads/decoder.ts';
import { type StoredImage, UndecodablePicture } from '../../foundation/uploads/encoded-picture.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { fullName } from '../../foundation/uploads/image-names.ts';
import { PictureSizes } from '../../foundation/uploads/picture-sizes.ts';
import { readUploadForm } from '../../foundation/uploads/read-form.ts';
import { refuseFile } from '../../foundation/uploads/refuse-file.ts';
import { ConcurrencyLimit } from '../../foundation/uploads/concurrency-limit.ts';
import { UploadRoom } from '../../foundation/uploads/upload-room.ts';
import { recordUpload } from '../../foundation/uploads/uploads-store.ts';

/** Pictures that are decoded at the same time. */
const AT_ONCE = 2;

/**
 * Uploads of up to 10 MB that are held in memory at the same time: in total, and by one person, whose client sends a
 * few in parallel.
 */
const HELD_MAX = 40;
const HELD_BY_PERSON_MAX = 12;

/** Routes of picture uploads, product §7 "Image upload". */
export function uploadRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, images, log, now } = services;
  const addresses = new ImageAddresses(config.publicUrl);
  const room = new UploadRoom(HELD_MAX, HELD_BY_PERSON_MAX);
  const decoding = new ConcurrencyLimit(AT_ONCE);
  const decoder = new Decoder();
  const sizes = new PictureSizes(services);

  async function receive(request: FastifyRequest): Promise<StoredImage> {
    const { content, preset } = await readUploadForm(request);
    const { image, content: full } = await decoding.run(() => decoder.decode(preset, content));
    // The row is stored first: if storing the file fails, the job that removes unused pictures knows about it.
    await recordUpload(database.queries, { ...image, userId: viewerOf(request).id, preset }, now());
    await images.write(fullName(image.key), full);
    sizes.begin(image, now);
    return image;
  }

  return async (app) => {
    await app.register(multipart);
    app.addHook('onClose', async () => {
      decoder.close();
      await sizes.close();
    });
    app.addHook('onRequest', limitRefusals(app, config.rateLimitScale, requireSession(services)));

    app.post(
      '/upload',
      {
        schema: operation({
          summary: 'Upload a picture for a profile, a post or a chat',
          tag: 'Uploads',
          spec: '§7 Other',
          errors: [
            'unauthenticated',
            'upload_missing',
            'upload_too_large',
            'not_an_image',
            'image_too_large',
            'validation_failed',
          ],
          form: z.object({ file: z.file(), upload_preset: uploadPresetSchema }),
          answers: { 200: uploadAnswerSchema },
        }),
        preHandler: limit(app, 'uploadByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request) => {
        const saved = await room
          .enter(viewerOf(request).id, () => receive(request))
          .catch((error: unknown) => {
            if (!(error instanceof UndecodablePicture)) throw error;
            log.info({ err: error }, 'a picture could not be decoded');
            throw refuseFile('not_an_image');
          });
        return { secure_url: addresses.full(saved.key), width: saved.width, height: saved.height };
      },
    );
  };
}
