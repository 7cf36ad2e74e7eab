/** Mastercard, Visa and Verve in groups of any size; 15 digits are a phone's IMEI here far more often than a card. */
const NUMBER = /(?<![\p{L}\p{N}]|\d[ .-])[456](?:[ -]?\d){15,18}(?![\p{L}\d]|[ -]\d)/gu;
const SOMETHING_ELSE = /\b(?:order|tracking|waybill|imei|serial|ref|reference|code)\b[^\n]{0,20}$/u;

/** The check digit of a card's number (Luhn, ISO/IEC 7812-1). */
function isChecked(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of Array.from(digits).toReversed().entries()) {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/**
 * A payment card's number: 16 to 19 digits with the right check digit, that the words before them do not call otherwise.
 * @param plain a message as plainText gives it
 */
export function hasCardNumber(plain: string): boolean {
  return [...plain.matchAll(NUMBER)].some(
    ({ 0: found, index }) =>
      !SOMETHING_ELSE.test(plain.slice(Math.max(0, index - 40), index)) && isChecked(found.replaceAll(/\D/gu, '')),
  );
}
