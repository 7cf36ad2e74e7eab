import { readFields, storeFields } from './stored-fields.ts';

const NOWHERE = { state: '', lga: '' };

const keyOf = (userId: string) => `oja.last-place.${userId}`;

/** Where a person buys and sells, as last chosen on this device; a local government has its state, '' is unknown. */
export function readOwnPlace(userId: string): typeof NOWHERE {
  return { ...NOWHERE, ...readFields(keyOf(userId), NOWHERE) };
}

/** Remembers a chosen place: for the next post, and for what is near. */
export function storeOwnPlace(userId: string, { state, lga }: { state?: string | null; lga?: string | null }): void {
  storeFields(keyOf(userId), { state: state ?? '', lga: lga ?? '' }, NOWHERE);
}
