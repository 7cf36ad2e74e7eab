import { z } from 'zod';

import { idSchema, imageUrlSchema } from './ids.ts';

/** The short public form of a person in posts, comments, messages and notifications. */
export const authorSchema = z.object({
  _id: idSchema,
  name: z.string(),
  userName: z.string(),
  profileImage: imageUrlSchema.nullable(),
  isVerifiedVendor: z.boolean(),
});
export type Author = z.infer<typeof authorSchema>;
