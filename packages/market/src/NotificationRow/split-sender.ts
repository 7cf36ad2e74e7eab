/**
 * Splits a sentence after the first of the names that it begins with, so that the name can be bold; without a name
 * there is no split.
 */
export function splitSender(message: string, names: readonly string[]): [start: string, rest: string] {
  const start = names.find((name) => name !== '' && message.startsWith(`${name} `));
  return start === undefined ? ['', message] : [start, message.slice(start.length + 1)];
}
