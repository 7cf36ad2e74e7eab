import { z } from 'zod';

/**
 * Makes the schema of an amount in naira with at most two decimals.
 * @param error the message for any other value
 */
export function nairaSchema(error: string) {
  return z.number(error).refine((naira) => Math.round(naira * 100) / 100 === naira, error);
}
