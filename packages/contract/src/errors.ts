import { z } from 'zod';

import { ERROR_MESSAGES } from './texts.ts';

/** A stable error code for programs. Its message may change. */
export type ErrorCode = keyof typeof ERROR_MESSAGES;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the type of the keys of ERROR_MESSAGES
const ERROR_CODES = Object.keys(ERROR_MESSAGES) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every error response. `message` is for people and `code` for programs; `fields` maps the name of an input
 * to its error message.
 */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
