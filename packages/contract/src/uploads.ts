import { z } from 'zod';

import { imageUrlSchema } from './ids.ts';

/** What a picture is for; each has its own sizes. */
export const uploadPresetSchema = z.enum(['profile', 'post', 'chat']);
export type UploadPreset = z.infer<typeof uploadPresetSchema>;

/** POST /api/upload, multipart `file` and `upload_preset`: the shape of the hosted service the client may use instead. */
export const uploadAnswerSchema = z.object({
  secure_url: imageUrlSchema,
  width: z.int().positive(),
  height: z.int().positive(),
});
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;
