import { hash, verify } from '@node-rs/argon2';

import { newToken } from './secret-token.ts';

/** argon2id (the library's default) at OWASP's first recommendation, about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password that nobody knows. */
let unusable: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** What to store for an account that no password opens. */
export function unusablePassword(): Promise<string> {
  unusable ??= hashPassword(newToken());
  return unusable;
}

/**
 * Whether the password belongs to the hash. Takes the same time when there is no account, so that how long a refusal
 * takes does not tell which names exist.
 */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await unusablePassword()), password);
  return matches && storedHash !== undefined;
}
