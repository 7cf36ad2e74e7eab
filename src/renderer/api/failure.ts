import type { ErrorBody, ErrorCode } from '@oja/contract/errors';
import { FAILURES } from '@oja/contract/failures';

/** Whether the answer to a failed call is the server's own word, the `{ message, code, fields? }` of the contract. */
export function isErrorBody(data: unknown): data is ErrorBody {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';
}

/** The server's word on a failed call; undefined when the server said nothing that can be understood. */
export function serverRefusal(error: unknown): ErrorBody | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  return isErrorBody(error.data) ? error.data : undefined;
}

/** Whether the server refused a call with one of these codes. */
export function isRefusedAs(error: unknown, ...codes: ErrorCode[]): boolean {
  const code = serverRefusal(error)?.code;
  return code !== undefined && codes.includes(code);
}

/**
 * The sentence to show for a failed call, spec §8: the server's message, else the given fallback.
 * @param error what RTK Query rejected with
 * @param unreached the words when the server could not be reached at all; `fallback` where there are none
 */
export function failureMessage(
  error: unknown,
  fallback: string = FAILURES.network,
  unreached: string = fallback,
): string {
  return serverRefusal(error)?.message ?? (isUnreached(error) ? unreached : fallback);
}

/** Whether a call failed because nothing came back: a broken line, a server that is gone. */
export function isUnreached(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR')
  );
}

/** Whether a status says no to what was asked, so that the same would fail again: not that one must log in first, or wait. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/** Whether the server has understood a call and said no to it; an answer that cannot be understood is none. */
export function isRefused(error: unknown): boolean {
  if (serverRefusal(error) === undefined || typeof error !== 'object' || error === null || !('status' in error))
    return false;
  return typeof error.status === 'number' && isRefusal(error.status);
}
