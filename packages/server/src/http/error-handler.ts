import type { ErrorBody } from '@oja/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import { isDatabaseAway, isReferenceGone } from '../db/database-faults.ts';
import { Refusal } from './refusal.ts';
import { REQUEST_ID_HEADER } from './request-ids.ts';

/** What is away usually comes back within moments. */
const RETRY_S = 2;

/** Answers every error as the contract's `{ message, code, fields? }`, and logs those that are the server's own. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Who hangs up in the middle of what they send has made no mistake of ours.
    const refusal = error === request.raw.errored ? new Refusal('bad_request') : toRefusal(error);
    if (refusal.status >= 500 && refusal !== error) request.log.error({ err: error }, 'request failed');
    if (refusal.retryAfterS !== undefined) reply.header('retry-after', refusal.retryAfterS);
    return reply.code(refusal.status).send(errorBody(refusal));
  });
}

/** For Fastify's `frameworkErrors`: an address that cannot even be decoded meets no route, and so no error handler. */
export function answerBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = new Refusal('bad_request');
  void reply.code(refusal.status).header(REQUEST_ID_HEADER, request.id).send(errorBody(refusal));
}

/** The wire form of a refusal. */
export function errorBody(refusal: Refusal): ErrorBody {
  return { message: refusal.message, code: refusal.code, ...(refusal.fields && { fields: refusal.fields }) };
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An id of the wrong shape names nothing: the same answer as for one that is gone.
    if (error.validationContext === 'params') return new Refusal('not_found');
    return fromIssues(error.validation);
  }
  if (isDatabaseAway(error)) return Refusal.until('unavailable', RETRY_S);
  // Somebody removed it while this call was underway.
  if (isReferenceGone(error)) return new Refusal('not_found');
  const status = statusOf(error);
  switch (status) {
    case 413:
      return new Refusal('body_too_large');
    // The web app's files answer 403 to a path that could lead out of their folder.
    case 403:
    case 404:
      return new Refusal('not_found');
    case 503:
      return Refusal.until('unavailable', RETRY_S);
    default:
      return new Refusal(status >= 400 && status < 500 ? 'bad_request' : 'internal');
  }
}

function fromIssues(issues: readonly { instancePath: string; message?: string | undefined }[]): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.instancePath.split('/')[1];
    // The first thing that is wrong with an input is the one to say.
    if (name !== undefined && name !== '') fields[name] ??= issue.message ?? '';
  }
  return new Refusal('validation_failed', fields, Object.values(fields)[0]);
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}
