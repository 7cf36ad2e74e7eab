import { hash, verify } from '@node-rs/argon2';

import { newToken } from '../../foundation/secrets/secret-token.ts';

/** argon2id (the library's default) at OWASP's first recommendation, about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a random password that nobody knows. */
let unusable: Promise<string> | undefined;

/** Hashes a password with argon2id and a new salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** The hash to store for an account that no password can open. */
export function unusablePassword(): Promise<string> {
  unusable ??= hashPassword(newToken());
  return unusable;
}

/**
 * Whether the password matches the hash. It takes the same time where there is no account, so that the response time
 * does not reveal which names exist.
 */
export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await unusablePassword()), password);
  return matches && storedHash !== undefined;
}
