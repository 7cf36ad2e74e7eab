import multipart from '@fastify/multipart';
import { uploadAnswerSchema } from '@oja/contract/uploads';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireSession, viewerOf } from '../auth/session-guard.ts';
import { refusals } from '../http/answers.ts';
import { limit } from '../http/rate-limits.ts';
import type { Services } from '../services.ts';
import { checkPicture, refuseFile } from './check-picture.ts';
import { ImageAddresses } from './image-addresses.ts';
import { readUploadForm } from './read-form.ts';
import { savePicture } from './save-picture.ts';
import { Turnstile } from './turnstile.ts';

/** Pictures decoded at once, and how many may wait: each holds up to 10 MB. */
const AT_ONCE = 2;
const WAITING_MAX = 40;

/** Picture uploads, spec §7 "Image upload". */
export function uploadRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, images, log } = services;
  const addresses = new ImageAddresses(config.publicUrl);
  const turnstile = new Turnstile(AT_ONCE, WAITING_MAX);
  return async (app) => {
    await app.register(multipart);
    app.addHook('onRequest', requireSession(services));

    /**
     * POST /api/upload, multipart `file` and `upload_preset`: the address and size of the picture as it is kept.
     * 413 `upload_too_large`; 422 `upload_missing`, `not_an_image`, `image_too_large`.
     */
    app.post(
      '/upload',
      {
        schema: { response: { 200: uploadAnswerSchema, ...refusals } },
        preHandler: limit(app, 'uploadByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request) => {
        const { content, preset } = await readUploadForm(request);
        const saved = await turnstile.pass(async () => {
          await checkPicture(content);
          return savePicture(images, preset, content).catch((error: unknown) => {
            log.info({ err: error }, 'a picture could not be decoded');
            throw refuseFile('not_an_image');
          });
        });
        return { secure_url: addresses.full(saved.key), width: saved.width, height: saved.height };
      },
    );
  };
}
