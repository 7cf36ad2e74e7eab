/** Reports unexpected errors: writes them to standard error, where a terminal or a service log keeps them. */
export function reportFault(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${new Date().toISOString()} ${text}\n`);
}
