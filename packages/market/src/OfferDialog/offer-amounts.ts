import { PRICE_MAX } from '@oja/contract/limits';

/** The parts of the price that are suggested. */
const SHARES = [1, 0.95, 0.9];

/** The suggested amounts for a price: the price, 5 % and 10 % less, in figures that people would say. */
export function suggestedAmounts(price: number): number[] {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 2) * 5;
  return [...new Set(SHARES.map((share) => (share === 1 ? price : Math.round((price * share) / step) * step)))].filter(
    (amount) => amount >= 1,
  );
}

/** Reads a typed amount, with or without separators; undefined if it is none that can be offered. */
export function readAmount(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s,₦]/g, '');
  const amount = Number(text);
  return /^\d+(\.\d{1,2})?$/.test(text) && amount >= 1 && amount <= PRICE_MAX ? amount : undefined;
}

/** Separates the thousands of a typed amount; a text that is no amount stays as it is. */
export function groupAmount(typed: string): string {
  const text = typed.replaceAll(',', '');
  if (!/^\d+(\.\d{0,2})?$/.test(text)) return typed;
  const [whole = '', kobo] = text.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return kobo === undefined ? grouped : `${grouped}.${kobo}`;
}
