import { VALIDATION } from '@oja/contract/texts';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

import { ApiError } from './api-error.ts';

/**
 * Validates a request by the route's schemas. The messages come from the schema, else from `describeIssue`, never
 * from the validator. In a missing body, every field is missing. An id of the wrong form gets the same answer as an
 * unknown id.
 */
export const requestValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const value = checkInput(schema, data ?? {});
    if (!(value instanceof ApiError)) return { value };
    return { error: httpPart === 'params' ? new ApiError('not_found') : value };
  };

/** Checks a value by a schema. @returns the value as the schema reads it, or ApiError `validation_failed` */
export function checkInput<Value>(schema: z.ZodType<Value>, value: unknown): Value | ApiError {
  const { error, data } = schema.safeParse(value, { error: describeIssue });
  return error ? refuseIssues(error.issues) : data;
}

function describeIssue({ path, input }: z.core.$ZodRawIssue): string | undefined {
  const name = path?.[0];
  if (typeof name !== 'string') return VALIDATION.inputShape;
  return input === undefined ? VALIDATION.fieldRequired(name) : VALIDATION.fieldShape(name);
}

function refuseIssues(issues: readonly z.core.$ZodIssue[]): ApiError {
  const fields: Record<string, string> = {};
  for (const {
    path: [name],
    message,
  } of issues) {
    // Only the first problem of an input is reported.
    if (typeof name === 'string') fields[name] ??= message;
  }
  return new ApiError('validation_failed', fields, Object.values(fields)[0]);
}
