import { StartupFault, errorText } from '../startup-fault.ts';

/** SQLite's result codes that whoever runs the server can do something about. */
const ADVICE: Record<number, string> = {
  8: 'Give this user the right to write it',
  10: 'See that the disk works',
  11: 'Restore it from a backup, or move it away to start anew',
  13: 'Make room on the disk',
  14: 'Give this user the right to read and write it and its folder',
  26: 'Restore it from a backup, or move it away to start anew',
};

/** Turns an error met while opening the SQLite file into one line with advice; any other error stays what it is. */
export function explainSqliteError(path: string, error: unknown): unknown {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return error;
  const advice = ADVICE[error.errcode % 256];
  if (advice === undefined) return error;
  return new StartupFault([`The database file ${path} cannot be used: ${errorText(error)}. ${advice}.`], { cause: error });
}
