import { z } from 'zod';

import { VALIDATION } from './texts.ts';

/**
 * Converts a phone number to its stored form: ten digits without country prefix or leading zero.
 * '0803 123 4567', '+234 803 123 4567', '2348031234567' and '803-123-4567' all return '8031234567'.
 * Returns undefined if the text is not a Nigerian number.
 */
export function normalisePhone(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  return /^(?:\+?234|0)?0?([1-9]\d{9})$/.exec(digits)?.[1];
}

/** A Nigerian phone number as people type it. The output is its stored form, see normalisePhone. */
export const phoneNumberSchema = z
  .string(VALIDATION.phoneRequired)
  .trim()
  .min(1, VALIDATION.phoneRequired)
  .transform((typed, context) => {
    const phone = normalisePhone(typed);
    if (phone === undefined) context.addIssue({ code: 'custom', message: VALIDATION.phoneShape });
    return phone ?? z.NEVER;
  });
