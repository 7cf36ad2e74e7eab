import { hasAccountNumber } from './account-number.ts';
import { asksForTransfer } from './transfer-request.ts';

/**
 * Mastercard, Visa and Verve in groups of any size. A number of 15 digits is usually a phone's IMEI here, not a card.
 */
const CARD_NUMBER = /(?<![\p{L}\p{N}]|\d[ .-])[456](?:[ -]?\d){15,18}(?![\p{L}\d]|[ -]\d)/gu;
const OTHER_NUMBER = /\b(?:order|tracking|waybill|imei|serial|ref|reference|code)\b[^\n]{0,20}$/u;

/** Whether the check digit is right (Luhn, ISO/IEC 7812-1). */
function isChecked(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of Array.from(digits).toReversed().entries()) {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/**
 * Finds a payment card's number: 16 to 19 digits with the right check digit, unless the words before it name another
 * number, such as an order's.
 * @param plain a message as plainText gives it
 */
function hasCardNumber(plain: string): boolean {
  return [...plain.matchAll(CARD_NUMBER)].some(
    ({ 0: found, index }) =>
      !OTHER_NUMBER.test(plain.slice(Math.max(0, index - 40), index)) && isChecked(found.replaceAll(/\D/gu, '')),
  );
}

/** An account or a card has at least ten digits, close together. */
const MANY_DIGITS = /\d(?:[ .-]?\d){9}/u;

/**
 * Whether a message says where to send money: the number of an account or a card, or a request for a transfer. Prices,
 * phone numbers and order numbers do not count.
 * @param plain a message as returned by plainText
 */
export function carriesPaymentDetails(plain: string): boolean {
  return (MANY_DIGITS.test(plain) && (hasAccountNumber(plain) || hasCardNumber(plain))) || asksForTransfer(plain);
}
