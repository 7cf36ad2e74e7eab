/**
 * Reserved user names, in the form of userNameKey, with or without signs between their words. Their owner could pose as
 * Oja itself, or as a user who has left.
 */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'oja',
    'admin',
    'administrator',
    'moderator',
    'support',
    'help',
    'system',
    'official',
    'team',
    'deletedaccount',
  ].flatMap((word) => [word, `oja${word}`]),
);

/** @param userNameKey key of the wanted user name */
export function isReserved(userNameKey: string): boolean {
  return RESERVED.has(userNameKey.replaceAll(/[ ._'&-]/g, ''));
}
