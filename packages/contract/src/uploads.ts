import { z } from 'zod';

import { imageUrlSchema } from './ids.ts';

/** The purpose of a picture. Each preset has its own sizes. */
export const uploadPresetSchema = z.enum(['profile', 'post', 'chat']);
export type UploadPreset = z.infer<typeof uploadPresetSchema>;

/**
 * POST /api/upload, multipart `file` and `upload_preset`. The response has the shape of the hosted service that can
 * replace it.
 */
export const uploadAnswerSchema = z.object({
  secure_url: imageUrlSchema,
  width: z.int().positive(),
  height: z.int().positive(),
});
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;
