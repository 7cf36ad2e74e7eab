import { BANK_OR_ACCOUNT, WALLET_OR_ACCOUNT } from './bank-names.ts';

/**
 * Ten or eleven digits in up to four groups that are not part of a longer number, a price or an international phone
 * number.
 */
const NUMBER = /(?<![\p{L}\p{N}+₦#]|\d[.,-]|\+\d{3} )\d(?:[ .-]?\d){9,10}(?![\p{L}\d]|[ .,-]\d)/gu;

/** Words before the number that give it another meaning. */
const SOMETHING_ELSE =
  /\b(?:order|tracking|waybill|invoice|ref|reference|rc|serial|imei|code|barcode|isbn|model|receipt|call|phone|line|whatsapp|text|tel|reach|gsm)\b[^\n]{0,20}$/u;

/** The maximum distance between the number and a bank's name, in characters. */
const NEAR = 60;

const PHONE_OF_ELEVEN = /^0[789][01]/u;
const PHONE_OF_TEN = /^[789][01]/u;

/**
 * Finds a Nigerian account number: ten digits near a bank's name or a word for an account. Wallets use phone numbers as
 * account numbers, so a number that looks like a phone number counts only near a wallet's name.
 * @param plain a message as returned by plainText
 */
export function hasAccountNumber(plain: string): boolean {
  return [...plain.matchAll(NUMBER)].some(({ 0: found, index }) => {
    const before = plain.slice(Math.max(0, index - NEAR), index);
    if (SOMETHING_ELSE.test(before)) return false;
    const around = `${before} ${plain.slice(index + found.length, index + found.length + NEAR)}`;
    const digits = found.replaceAll(/\D/gu, '');
    if (digits.length === 11) return PHONE_OF_ELEVEN.test(digits) && WALLET_OR_ACCOUNT.test(around);
    return PHONE_OF_TEN.test(digits) ? WALLET_OR_ACCOUNT.test(around) : BANK_OR_ACCOUNT.test(around);
  });
}
