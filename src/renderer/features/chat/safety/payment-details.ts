import { hasAccountNumber } from './account-number.ts';
import { hasCardNumber } from './card-number.ts';
import { asksForTransfer } from './transfer-request.ts';

/** An account or a card has at least ten digits, close together. */
const MANY_DIGITS = /\d(?:[ .-]?\d){9}/u;

/**
 * Says where money is to be sent: an account's number, a card's, or a request for a transfer. Prices, phone numbers and
 * numbers of orders are none of these.
 * @param plain a message as plainText gives it
 */
export function carriesPaymentDetails(plain: string): boolean {
  return (MANY_DIGITS.test(plain) && (hasAccountNumber(plain) || hasCardNumber(plain))) || asksForTransfer(plain);
}
