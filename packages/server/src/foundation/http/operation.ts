import { type ErrorCode, errorBodySchema } from '@oja/contract/errors';
import type { z } from 'zod';

/** Every call may answer with these. */
const ALWAYS: readonly ErrorCode[] = ['bad_request', 'rate_limited', 'unavailable', 'internal'];

/** The description of a call, for people and for the OpenAPI document. */
interface About<Answers> {
  /** What the call does, in a few words. */
  summary: string;
  tag: string;
  /**
   * The section of docs/product.md that it serves, such as '§7 Posts', or of docs/architecture.md, such as
   * 'architecture §6'.
   */
  spec: string;
  /**
   * The error codes of this call beside those of every call; `unauthenticated` marks a call that needs a session.
   * Codes that follow from its schemas are added by call-errors.ts.
   */
  errors: readonly ErrorCode[];
  /** The schema of each success, by status. */
  answers: Answers;
  /** For a POST, PUT or PATCH without a schema of its body: it has no body, or a provider may send anything. */
  body?: 'none' | 'anything';
  /** The fields of a multipart form, which the handler reads itself. */
  form?: z.ZodType;
  /** The content type of its success where that is not JSON. */
  produces?: string;
}

/**
 * The parts of a route's schema that describe the call to people, architecture §5. They become its entry in the
 * OpenAPI document, and `npm run check:openapi` refuses a route without them.
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
    response: { ...about.answers, ...errorAnswers },
  };
}

/** The error answers of every route, for its `schema.response`. */
const errorAnswers = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;
