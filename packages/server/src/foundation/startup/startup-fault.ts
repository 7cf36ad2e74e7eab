/**
 * A reason why the server cannot start that an operator can correct. It is printed as it is, without a stack trace,
 * with one line per fault: what is wrong, why, and how to fix it.
 */
export class StartupFault extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[], options?: ErrorOptions) {
    super(lines.join('\n'), options);
    this.name = 'StartupFault';
    this.lines = lines;
  }
}

/** The code that Node and the database drivers add to their errors, such as EACCES or 28P01. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The message of an error, on one line. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replaceAll(/\s+/g, ' ').trim();
}
