/**
 * User names that nobody may take, as userNameKey has them, with or without signs between their words: whoever had one
 * would be taken for Oja itself, or for somebody who has left.
 */
const RESERVED: ReadonlySet<string> = new Set(
  ['oja', 'admin', 'administrator', 'moderator', 'support', 'help', 'system', 'official', 'team', 'deletedaccount'].flatMap((word) => [word, `oja${word}`]),
);

/** @param userNameKey of the wanted name */
export function isReserved(userNameKey: string): boolean {
  return RESERVED.has(userNameKey.replaceAll(/[ ._'&-]/g, ''));
}
