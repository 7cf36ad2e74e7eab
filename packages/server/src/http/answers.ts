import { errorBodySchema } from '@oja/contract/errors';

/** The error answers every route may give, for its `schema.response`. */
export const refusals = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;
