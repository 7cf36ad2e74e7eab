import type { ErrorCode } from '@oja/contract/errors';
import type { z } from 'zod';

import { refusals } from './answers.ts';

/** Every call may meet these. */
const ALWAYS: readonly ErrorCode[] = ['bad_request', 'rate_limited', 'unavailable', 'internal'];

/** What a call is, for people and for the document. */
interface About<Answers> {
  /** What the call does, in a few words. */
  summary: string;
  tag: string;
  /** The section of the specification that it serves, such as '§7 Posts', or of the design. */
  spec: string;
  /**
   * The codes it answers beside those that every call may; `unauthenticated` marks it as asking for a session. What
   * follows from its schemas need not be said: see docs/call-errors.ts.
   */
  errors: readonly ErrorCode[];
  /** The schema of each success, by status. */
  answers: Answers;
  /** For a POST, PUT or PATCH that has no schema of its body: that there is none, or that a provider sends what it likes. */
  body?: 'none' | 'anything';
  /** The fields of a multipart form, which the handler reads itself. */
  form?: z.ZodType;
  /** The content type of its success where that is not JSON. */
  produces?: string;
}

/**
 * The parts of a route's schema that describe the call to people, design §5: they become its entry in the OpenAPI
 * document, and `npm run check:openapi` refuses a route without them.
 */
export function operation<const Answers extends Record<number, z.ZodType>>(about: About<Answers>) {
  return {
    summary: about.summary,
    tags: [about.tag],
    'x-spec': about.spec,
    'x-errors': [...new Set([...about.errors, ...ALWAYS])],
    ...(about.errors.includes('unauthenticated') && { security: [{ session: [] }] }),
    ...(about.body && { 'x-body': about.body }),
    ...(about.form && { 'x-form': about.form }),
    ...(about.produces !== undefined && { produces: [about.produces] }),
    response: { ...about.answers, ...refusals },
  };
}
