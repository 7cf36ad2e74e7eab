import type { ErrorCode } from '@oja/contract/errors';
import type { FastifySchema } from 'fastify';

import type { Call } from '../../foundation/http/route-list.ts';

/** Methods that change data, and may have a body. */
export const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** A route's schema with the fields that `operation` adds. */
export interface DescribedSchema extends FastifySchema {
  'x-spec'?: string;
  'x-errors'?: readonly ErrorCode[];
  'x-body'?: 'none' | 'anything';
  'x-form'?: unknown;
}

/** The described schema of a call, empty if its route has none. */
export function schemaOf({ route }: Call): DescribedSchema {
  return route.schema ?? {};
}

/**
 * Every error code a call may answer with: the codes of its operation, and those that follow from its schemas. An id
 * of the wrong form is 404; a body or query of the wrong form is 422; a body may be too large.
 */
export function errorsOf(call: Call): ErrorCode[] {
  const schema = schemaOf(call);
  const implied: ErrorCode[] = [];
  if (schema.params !== undefined) implied.push('not_found');
  if (schema.querystring !== undefined || schema.body !== undefined) implied.push('validation_failed');
  if (WITH_BODY.has(call.method)) implied.push('body_too_large');
  return [...new Set([...(schema['x-errors'] ?? []), ...implied])].toSorted();
}
