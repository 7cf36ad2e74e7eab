import { z } from 'zod';

/**
 * An amount in naira with at most two decimals.
 * @param error what to say of anything else
 */
export function nairaSchema(error: string) {
  return z.number(error).refine((naira) => Math.round(naira * 100) / 100 === naira, error);
}
