import { PRICE_MAX } from '../limits.ts';

import { CURRENCY, MULTIPLES, NUMBER_WORDS } from './price-phrases.ts';
import type { QueryWord } from './query-words.ts';

/** An amount in a query. */
export interface Amount {
  /** The words it takes: from `start`, before `end`. */
  start: number;
  end: number;
  /** The number as written, before its multiple: 150 of "150k". */
  digits: number;
  /** 1,000 of "150k"; 1 without one. */
  multiple: number;
  /** The multiple as written, "k", if it is one letter at the number. */
  letter: string;
  /** Whether a sign or word for naira is beside it. */
  hasCurrency: boolean;
}

/** "150k", "n5k", "ngn5,000", "1.5m", "20000" */
const NUMBER = /^(n|ngn)?(\d{1,3}(?:,\d{3})+|\d{1,12})(?:[.,](\d{1,6}))?(k|m|b|bn|mil|million|thousand|naira|n)?$/;

/** The value of an amount in naira. */
export function valueOf({ digits, multiple }: Amount): number {
  // To the kobo: 1.005 thousand is 1,004.9999999999999 in binary.
  return Math.round(Math.round(digits * multiple * 100) / 100);
}

/** Reads the amount at a word: "150k", "₦20,000", "1.2 million naira", "fifty thousand". Undefined if there is none. */
export function readAmount(words: readonly QueryWord[], start: number): Amount | undefined {
  const amount = readDigits(words, start) ?? readNumberWords(words, start);
  return amount && amount.digits > 0 && valueOf(amount) <= PRICE_MAX ? amount : undefined;
}

function readDigits(words: readonly QueryWord[], start: number): Amount | undefined {
  const sign = words[start]?.folded ?? '';
  const at = CURRENCY.has(sign) && /^[=.]?$/.test(words[start + 1]?.gap ?? '-') ? start + 1 : start;
  const [, prefix, whole = '', part = '', written = ''] = NUMBER.exec(words[at]?.folded ?? '') ?? [];
  if (whole === '') return undefined;
  // "08031234567" is a phone number.
  if (/^0\d/.test(whole)) return undefined;
  let hasCurrency =
    prefix !== undefined || at > start || /[₦#]$/.test(words[at]?.gap ?? '') || /^n(?:aira)?$/.test(written);
  let multiple = MULTIPLES.get(written) ?? 1;
  let end = at + 1;
  const next = () => (/^=?$/.test(words[end]?.gap ?? '-') ? (words[end]?.folded ?? '') : '');
  if (multiple === 1 && MULTIPLES.has(next())) {
    multiple = MULTIPLES.get(next()) ?? 1;
    end += 1;
    if (multiple === 100 && next() === 'thousand') [multiple, end] = [100_000, end + 1];
  }
  if (CURRENCY.has(next())) [hasCurrency, end] = [true, end + 1];
  const digits = Number(`${whole.replaceAll(',', '')}.${part === '' ? '0' : part}`);
  return { start, end, digits, multiple, letter: written.length === 1 ? written : '', hasCurrency };
}

/** "fifty thousand naira", "one hundred and fifty thousand": only with thousands, millions or naira. */
function readNumberWords(words: readonly QueryWord[], start: number): Amount | undefined {
  const wordAt = (at: number) => words[at]?.folded ?? '';
  let end = start;
  let digits = 0;
  let multiple = 1;
  // No number has more words.
  for (const last = start + 8; end < last; end += 1) {
    const word = wordAt(end);
    const number = NUMBER_WORDS.get(word);
    const times = MULTIPLES.get(word);
    if (number !== undefined) digits += number;
    else if (times === 100 && digits > 0 && digits < 10) digits *= 100;
    else if (times !== undefined && times >= 1000 && digits > 0 && word.length > 2) multiple *= times;
    else if (!(digits > 0 && /^(?:a|and)$/.test(word) && isNumberWord(wordAt(end + 1)))) break;
    if (multiple > 1) {
      end += 1;
      break;
    }
  }
  const hasCurrency = CURRENCY.has(wordAt(end));
  if (digits === 0 || (multiple === 1 && !hasCurrency)) return undefined;
  return { start, end: hasCurrency ? end + 1 : end, digits, multiple, letter: '', hasCurrency };
}

function isNumberWord(word: string): boolean {
  return NUMBER_WORDS.has(word) || MULTIPLES.has(word);
}
