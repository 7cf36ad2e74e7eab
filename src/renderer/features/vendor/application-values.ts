import '../posts/zod-without-eval.ts';

import { type VendorApplication, vendorApplicationInputSchema } from '@oja/contract/vendor-applications';

/** The contract's rules for an application: one rule for client and server. */
export const applicationSchema = vendorApplicationInputSchema;

const EMPTY = { businessName: '', goods: '', address: '', phoneNumber: '', note: '' };
export type ApplicationValues = typeof EMPTY;
export const APPLICATION_FIELDS = ['businessName', 'goods', 'address', 'phoneNumber', 'note'] as const satisfies readonly (keyof ApplicationValues)[];

/** What the form holds at first: what was declined, to be put right, or nothing. */
export function valuesOf(application: VendorApplication | null): ApplicationValues {
  if (!application) return EMPTY;
  const { businessName, goods, address, phoneNumber, note } = application;
  return { businessName, goods, address, phoneNumber, note };
}
