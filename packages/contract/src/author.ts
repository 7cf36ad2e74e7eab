import { z } from 'zod';

import { idSchema, imageUrlSchema } from './ids.ts';

/** The few facts about a person that every post, comment, message and notification carries. */
export const authorSchema = z.object({
  _id: idSchema,
  name: z.string(),
  userName: z.string(),
  profileImage: imageUrlSchema.nullable(),
  isVerifiedVendor: z.boolean(),
});
export type Author = z.infer<typeof authorSchema>;
