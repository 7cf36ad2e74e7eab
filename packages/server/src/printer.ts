/** Says something to whoever started the server, in plain text. The log is for machines. */
export function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The same for what went wrong. */
export function sayFault(...lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
}
