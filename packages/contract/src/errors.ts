import { z } from 'zod';

import { ERROR_MESSAGES, VALIDATION } from './texts.ts';

/** A stable error code for programs. Its message may change. */
export type ErrorCode = keyof typeof ERROR_MESSAGES;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the type of the keys of ERROR_MESSAGES
const ERROR_CODES = Object.keys(ERROR_MESSAGES) as [ErrorCode, ...ErrorCode[]];

/** A stable code of the message about one input: its name in VALIDATION, or an error code. */
export type FieldCode = ErrorCode | keyof typeof VALIDATION;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the type of the keys of VALIDATION
const FIELD_CODES = [...ERROR_CODES, ...Object.keys(VALIDATION)] as [FieldCode, ...FieldCode[]];
export const fieldCodeSchema = z.enum(FIELD_CODES);

/**
 * The body of every error response. `message` is for people and `code` for programs; `fields` maps the name of an input
 * to its error message, and `fieldCodes` to the code of that message.
 */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional(),
  fieldCodes: z.record(z.string(), fieldCodeSchema).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
