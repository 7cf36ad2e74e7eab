import { errorCode, errorText } from '../startup/startup-fault.ts';

/**
 * SQLSTATE codes of PostgreSQL for temporary failures: connection failures (08), a deadlock or a conflict (40), a
 * server out of room or connections (53), one that stops or starts (57P), one that takes too long (57014), one that
 * is read-only after a failover (25006).
 */
const PASSING_STATE = /^(?:08...|40...|53...|57P..|57014|25006)$/;

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The drivers' error texts where they give no code. */
const DRIVER_TEXT =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|driver has already been destroyed)/;

/** SQLite's result codes: busy, locked, read-only, disk fault, disk full, cannot open. */
const SQLITE = new Set([5, 6, 8, 10, 13, 14]);

/** Whether a query failed because the database is unavailable or faulty, and not because of the query itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE.has(error.errcode % 256);
  const code = errorCode(error);
  return code === undefined ? DRIVER_TEXT.test(errorText(error)) : NETWORK.has(code) || PASSING_STATE.test(code);
}

/** Whether a write failed because a unique index already has the value. */
export function isTaken(error: unknown): boolean {
  return hasErrorCode(error, { postgres: '23505', sqlite: 2067 });
}

/** Whether a write failed because a row that it refers to has just been deleted. */
export function isReferenceGone(error: unknown): boolean {
  return hasErrorCode(error, { postgres: '23503', sqlite: 787 });
}

/** Whether a transaction was aborted for the sake of concurrent ones, and can simply be tried again. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && /^40(?:P01|001)$/.test(errorCode(error) ?? '');
}

function hasErrorCode(error: unknown, { postgres, sqlite }: { postgres: string; sqlite: number }): boolean {
  if (!(error instanceof Error)) return false;
  return errorCode(error) === postgres || ('errcode' in error && error.errcode === sqlite);
}
