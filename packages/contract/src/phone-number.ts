import { z } from 'zod';

import { normalisePhone } from './phone.ts';
import { VALIDATION } from './texts.ts';

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
