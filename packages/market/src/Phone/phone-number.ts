import { formatPhone, PHONE_PREFIX } from '@oja/contract/format-phone';

/** Returns the digits after the country prefix of a number in any format: "0803…", "+234 803…", "803…". */
function nationalDigits(number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  return digits.replace(/^(?:234(?=\d{10}$)|0+)/, '');
}

/** Formats a number in any format for display: "+234 803 123 4567". */
export function showPhone(number: string): string {
  return formatPhone(nationalDigits(number));
}

/** Formats a number for copying and dialling: "+2348031234567". */
export function dialPhone(number: string): string {
  return `${PHONE_PREFIX}${nationalDigits(number)}`;
}
