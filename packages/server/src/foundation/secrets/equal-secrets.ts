import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets of any length in constant time, so that the time does not reveal where they differ. */
export function equalSecrets(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
