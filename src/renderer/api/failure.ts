import type { ErrorBody, ErrorCode } from '@oja/contract/errors';
import { FAILURES } from '@oja/contract/failures';

import { translateText } from '../platform/language.ts';

/** Whether the body of a failed call is the server's own error, the `{ message, code, fields? }` of the contract. */
export function isErrorBody(data: unknown): data is ErrorBody {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';
}

/** Returns the server's error of a failed call; undefined if there is no valid one. */
export function serverError(error: unknown): ErrorBody | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  return isErrorBody(error.data) ? error.data : undefined;
}

/** Whether the server refused a call with one of these codes. */
export function hasErrorCode(error: unknown, ...codes: ErrorCode[]): boolean {
  const code = serverError(error)?.code;
  return code !== undefined && codes.includes(code);
}

/** Whether a call failed because the post does not exist. An invalid id is refused with another code. */
export const isPostGone = (error: unknown) => hasErrorCode(error, 'post_not_found', 'not_found', 'validation_failed');

/**
 * Returns the sentence to show for a failed call (product §8): the server's message, else the fallback.
 * @param error the error that RTK Query rejected with
 * @param unreached the text if the server could not be reached; default `fallback`
 */
export function failureMessage(
  error: unknown,
  fallback: string = FAILURES.network,
  unreached: string = fallback,
): string {
  return serverError(error)?.message ?? translateText(isUnreached(error) ? unreached : fallback);
}

/** Whether a call failed without an answer: the connection broke, or the server is unreachable. */
export function isUnreached(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR')
  );
}

/**
 * Whether a status is permanent: a retry would fail, too. A required login and a rate limit are not.
 */
export function isPermanentError(status: number): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/** Whether the server processed a call and refused it. An answer that cannot be parsed does not count. */
export function isRefused(error: unknown): boolean {
  if (serverError(error) === undefined || typeof error !== 'object' || error === null || !('status' in error))
    return false;
  return typeof error.status === 'number' && isPermanentError(error.status);
}
