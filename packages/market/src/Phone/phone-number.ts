/** Returns the digits after the country prefix of a number in any format: "0803…", "+234 803…", "803…". */
function nationalDigits(number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  return digits.replace(/^(?:234(?=\d{10}$)|0+)/, '');
}

/** Formats a number for display: "+234 803 123 4567". */
export function formatPhone(number: string): string {
  const digits = nationalDigits(number);
  return `+234 ${digits.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3')}`;
}

/** Formats a number for copying and dialling: "+2348031234567". */
export function dialPhone(number: string): string {
  return `+234${nationalDigits(number)}`;
}
