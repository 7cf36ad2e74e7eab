import { z } from 'zod';

import { REFUSALS } from './texts.ts';

/** Stable for programs; the sentence beside it may change. */
export type ErrorCode = keyof typeof REFUSALS;

/**
 * The body of every answer that is not a success.
 * `message` is for people, `code` for programs, `fields` maps an input's name to what is wrong with it.
 */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(Object.keys(REFUSALS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
