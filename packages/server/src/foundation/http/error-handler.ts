import type { ErrorBody, ErrorCode, FieldCode } from '@oja/contract/errors';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isDatabaseUnavailable, isReferenceGone } from '../db/database-faults.ts';
import { ApiError } from './api-error.ts';
import { REQUEST_ID_HEADER } from './request-ids.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the error that answers it, for the log. */
    errorCode: ErrorCode | null;
  }
}

/** Seconds after which to retry: an unavailable part usually returns soon. */
const RETRY_S = 2;

/** The code of each message that is about one input. */
const FIELD_CODES = new Map<unknown, FieldCode>([...codesOf(ERROR_MESSAGES), ...codesOf(VALIDATION)]);

/** Answers every error with the contract's error body, and logs the server's own errors. */
export function addErrorHandler(app: FastifyInstance): void {
  app.decorateRequest('errorCode', null);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The client aborted its upload: this is not a server error, so it is not logged as one.
    const apiError = error === request.raw.errored ? new ApiError('bad_request') : toApiError(error);
    request.errorCode = apiError.code;
    if (apiError.status >= 500 && apiError !== error) request.log.error({ err: error }, 'request failed');
    if (apiError.retryAfterS !== undefined) reply.header('retry-after', apiError.retryAfterS);
    return reply.code(apiError.status).send(errorBody(apiError));
  });
}

/** For Fastify's `frameworkErrors`: an address that cannot be decoded reaches no route, and so no error handler. */
export function answerBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const apiError = new ApiError('bad_request');
  void reply.code(apiError.status).header(REQUEST_ID_HEADER, request.id).send(errorBody(apiError));
}

/** The response body of an error. */
export function errorBody(apiError: ApiError): ErrorBody {
  const { message, code, fields } = apiError;
  if (!fields) return { message, code };
  const codes = Object.entries(fields).map(([name, text]): [string, FieldCode] => [
    name,
    fieldCodeOf(name, text, code),
  ]);
  return { message, code, fields, fieldCodes: Object.fromEntries(codes) };
}

/** Schemas and callers give a message for an input; its code follows from it. */
function fieldCodeOf(name: string, message: string, code: ErrorCode): FieldCode {
  const known = FIELD_CODES.get(message);
  if (known) return known;
  if (message === VALIDATION.fieldRequired(name)) return 'fieldRequired';
  return code === 'validation_failed' ? 'fieldShape' : code;
}

function codesOf<Code extends FieldCode>(texts: Readonly<Record<Code, unknown>>): [unknown, Code][] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries loses the type of the keys
  return Object.entries(texts).map(([code, text]) => [text, code as Code]);
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) return ApiError.until('unavailable', RETRY_S);
  // Another request removed the row while this call was running.
  if (isReferenceGone(error)) return new ApiError('not_found');
  const status = statusOf(error);
  switch (status) {
    case 413:
      return new ApiError('body_too_large');
    // The static file plugin answers 403 to a path that could lead out of its folder.
    case 403:
    case 404:
      return new ApiError('not_found');
    case 503:
      return ApiError.until('unavailable', RETRY_S);
    default:
      return new ApiError(status >= 400 && status < 500 ? 'bad_request' : 'internal');
  }
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
