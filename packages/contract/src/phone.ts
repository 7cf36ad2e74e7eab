/** The country prefix that phone numbers are shown and copied with, spec §9. */
export const PHONE_PREFIX = '+234';

/**
 * Brings what people type into the one stored form: ten digits without prefix or leading zero.
 * Takes '0803 123 4567', '+234 803 123 4567', '2348031234567' or '803-123-4567'; gives '8031234567'.
 * Gives undefined for anything that is not a Nigerian number.
 */
export function normalisePhone(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  return /^(?:\+?234|0)?0?([1-9]\d{9})$/.exec(digits)?.[1];
}
