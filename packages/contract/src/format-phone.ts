/** The country prefix with which phone numbers are shown and copied, product §9. */
export const PHONE_PREFIX = '+234';

/** Formats the stored form of a phone number for display: '8031234567' returns '+234 803 123 4567'. */
export function formatPhone(phone: string): string {
  return `${PHONE_PREFIX} ${phone.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3')}`;
}
