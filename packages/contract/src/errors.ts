import { z } from 'zod';

import { REFUSALS } from './texts.ts';

/** Stable for programs; the sentence beside it may change. */
export type ErrorCode = keyof typeof REFUSALS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets what the keys of REFUSALS are
const ERROR_CODES = Object.keys(REFUSALS) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every answer that is not a success.
 * `message` is for people, `code` for programs, `fields` maps an input's name to what is wrong with it.
 */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
