import type { ErrorCode } from '@oja/contract/errors';
import type { FastifySchema } from 'fastify';

import type { Call } from '../http/route-list.ts';

/** Methods that change something, and may carry a body. */
export const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** A route's schema with what `operation` adds to it. */
export interface DescribedSchema extends FastifySchema {
  'x-spec'?: string;
  'x-errors'?: readonly ErrorCode[];
  'x-body'?: 'none' | 'anything';
  'x-form'?: unknown;
}

export function schemaOf({ route }: Call): DescribedSchema {
  return route.schema ?? {};
}

/**
 * Every code a call may answer: those its operation names, and those that follow from its schemas.
 * An id of the wrong shape names nothing (404); a body or query of the wrong shape is 422; a body may be too large.
 */
export function errorsOf(call: Call): ErrorCode[] {
  const schema = schemaOf(call);
  const implied: ErrorCode[] = [];
  if (schema.params !== undefined) implied.push('not_found');
  if (schema.querystring !== undefined || schema.body !== undefined) implied.push('validation_failed');
  if (WITH_BODY.has(call.method)) implied.push('body_too_large');
  return [...new Set([...(schema['x-errors'] ?? []), ...implied])].toSorted();
}
