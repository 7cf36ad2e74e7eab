import { z } from 'zod';

/**
 * Makes the schema of an amount in naira with at most two decimals.
 * @param error the message for any other value
 */
export function nairaSchema(error: string) {
  return z.number(error).refine((naira) => koboOf(naira) / 100 === naira, error);
}

/** Converts naira to whole kobo, in which amounts are stored. */
export const koboOf = (naira: number): number => Math.round(naira * 100);
