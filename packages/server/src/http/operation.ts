import { type ErrorCode, errorBodySchema } from '@oja/contract/errors';
import type { z } from 'zod';

import { refusals } from './answers.ts';
import { statusOf } from './refusal.ts';

/** Every call may meet these. */
const ALWAYS: readonly ErrorCode[] = ['bad_request', 'rate_limited', 'unavailable', 'internal'];

/**
 * The parts of a route's schema that describe the call to people, design §5: they become its entry in the OpenAPI
 * document, and `npm run check:openapi` refuses a route without them.
 * @param about.summary what the call does, in a few words
 * @param about.spec the section of the specification that it serves, such as '§7 Posts', or of the design
 * @param about.errors the codes it answers beside those that every call may; `unauthenticated` marks it as asking for a session
 * @param about.answers the schema of each success, by status
 */
export function operation<const Answers extends Record<number, z.ZodType>>(about: {
  summary: string;
  tag: string;
  spec: string;
  errors: readonly ErrorCode[];
  answers: Answers;
}) {
  const codes = [...new Set([...about.errors, ...ALWAYS])];
  const described = Object.fromEntries(
    [...new Set(codes.map(statusOf))].map((status) => [
      status,
      errorBodySchema.describe(codes.filter((code) => statusOf(code) === status).join(', ')),
    ]),
  );
  return {
    summary: about.summary,
    tags: [about.tag],
    'x-spec': about.spec,
    'x-errors': codes,
    ...(about.errors.includes('unauthenticated') && { security: [{ session: [] }] }),
    response: { ...about.answers, ...described, ...refusals },
  };
}
