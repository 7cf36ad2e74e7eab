import {
  AFTER_AMOUNT,
  BEFORE_AMOUNT,
  BEFORE_RANGE,
  GOLD_WORDS,
  LENGTH_WORDS,
  OTHER_UNITS,
  PRICE_LINKS,
  type PriceBound,
  RANGE_WORDS,
  SCREEN_WORDS,
} from './price-phrases.ts';
import type { QueryWord } from './query-words.ts';
import { type Amount, readAmount, valueOf } from './read-amount.ts';

/** The price that a query asks for, in naira, and the words that say so. */
export interface PriceInQuery {
  minPrice?: number;
  maxPrice?: number;
  /** Indexes of words. */
  words: readonly number[];
}

/** An amount with the words around it, and its meaning. */
interface Stretch extends Pick<PriceInQuery, 'minPrice' | 'maxPrice'> {
  start: number;
  end: number;
}

/** The most words of a phrase beside an amount. */
const PHRASE_WORDS = 5;

const before = byPhrase(BEFORE_AMOUNT);
const after = byPhrase(AFTER_AMOUNT);

/**
 * Reads the price in a query. Limits that contradict each other ("above 50k under 20k") are no price.
 * @param isOfGoods whether the query names goods: only then is a bare number such as 20000 an amount
 */
export function readPrice(words: readonly QueryWord[], isOfGoods: boolean): PriceInQuery | undefined {
  const found: Stretch[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const amount = readAmount(words, at);
    if (!amount) continue;
    const from = found.at(-1)?.end ?? 0;
    const stretch = readRange(words, amount, from) ?? readLimit(words, amount, from, isOfGoods);
    if (stretch) found.push(withLinks(words, stretch, from));
    at = Math.max(at, (stretch?.end ?? amount.end) - 1);
  }
  const mins = found.flatMap(({ minPrice }) => minPrice ?? []);
  const maxes = found.flatMap(({ maxPrice }) => maxPrice ?? []);
  const [minPrice, maxPrice] = [mins[0], maxes[0]];
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) return undefined;
  return {
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    words: found.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, each) => start + each)),
  };
}

function byPhrase(phrases: Readonly<Record<PriceBound, readonly string[]>>): ReadonlyMap<string, PriceBound> {
  return new Map(
    (['max', 'min', 'around'] as const).flatMap((bound) => phrases[bound].map((phrase) => [phrase, bound] as const)),
  );
}

/** "50k-80k", "between 20m and 35m", "50 to 80k": limits in the wrong order change places. */
function readRange(words: readonly QueryWord[], low: Amount, from: number): Stretch | undefined {
  const isDashed = /^[-–—]₦?n?$/i.test(words[low.end]?.gap ?? '');
  const second = isDashed ? low.end : RANGE_WORDS.has(words[low.end]?.folded ?? '') ? low.end + 1 : undefined;
  const high = second === undefined ? undefined : readAmount(words, second);
  if (!high || isOtherUnit(words[high.end])) return undefined;
  const start = low.start > from && BEFORE_RANGE.has(words[low.start - 1]?.folded ?? '') ? low.start - 1 : low.start;
  const shared = low.multiple === 1 && low.digits < 1000 && !low.hasCurrency ? high.multiple : low.multiple;
  const values = [valueOf({ ...low, multiple: shared }), valueOf(high)].toSorted((a, b) => a - b);
  const [minPrice = 0, maxPrice = 0] = values;
  const isMoney = high.multiple > 1 || low.multiple > 1 || high.hasCurrency || low.hasCurrency;
  const isPlainMoney = minPrice >= 1000 && start < low.start && !values.some(isYear);
  return isMoney || isPlainMoney ? { start, end: high.end, minPrice, maxPrice } : undefined;
}

/** "under 150k", "2m max", "₦80m upwards", "around 40k", and a bare "15k", which is the highest price. */
function readLimit(words: readonly QueryWord[], amount: Amount, from: number, isOfGoods: boolean): Stretch | undefined {
  const value = valueOf(amount);
  if (isOtherUnit(words[amount.end])) return undefined;
  const ahead = phraseBefore(words, amount.start, from);
  const behind = phraseAfter(words, amount.end);
  const stretch = { start: ahead?.start ?? amount.start, end: behind?.end ?? amount.end };
  const isMoney = amount.multiple >= 1000 || amount.hasCurrency;
  const bound = ahead?.bound ?? behind?.bound;
  if (bound === undefined) {
    if (!isBareAmount(words, amount, isOfGoods)) return undefined;
    return { ...stretch, maxPrice: value };
  }
  if (!isMoney && (value < 100 || (bound !== 'max' && isYear(value)))) return undefined;
  if (bound === 'around') return { ...stretch, minPrice: Math.round(value * 0.8), maxPrice: Math.round(value * 1.2) };
  return { ...stretch, [bound === 'max' ? 'maxPrice' : 'minPrice']: value };
}

/** The phrase that ends just before a word, the longest first. "<" and ">" count as well. */
function phraseBefore(words: readonly QueryWord[], end: number, from: number) {
  const sign = /[<>]/.exec(words[end]?.gap ?? '')?.[0];
  if (sign !== undefined) return { start: end, bound: sign === '<' ? ('max' as const) : ('min' as const) };
  for (let start = Math.max(from, end - PHRASE_WORDS); start < end; start += 1) {
    const bound = before.get(joined(words, start, end));
    if (bound) return { start, bound };
  }
  return undefined;
}

/** The phrase that begins at a word, the longest first. "50k+" counts as well. */
function phraseAfter(words: readonly QueryWord[], start: number) {
  if (words[start - 1]?.behind === '+') return { end: start, bound: 'min' as const };
  for (let end = Math.min(words.length, start + PHRASE_WORDS); end > start; end -= 1) {
    const bound = after.get(joined(words, start, end));
    // "15k above 10 kg": the phrase belongs to the next amount.
    if (bound && !readAmount(words, end)) return { end, bound };
  }
  return undefined;
}

function joined(words: readonly QueryWord[], start: number, end: number): string {
  return words
    .slice(start, end)
    .map(({ folded }) => folded)
    .join(' ');
}

/** Whether an amount without a phrase is money: not "4k tv", "18k gold", "2m cable", "size 42", "12345". */
function isBareAmount(words: readonly QueryWord[], amount: Amount, isOfGoods: boolean): boolean {
  const { digits, multiple, letter, hasCurrency, start, end } = amount;
  if (hasCurrency) return true;
  const nearby = words.slice(Math.max(0, start - 4), end + 4).map(({ stem }) => stem);
  const isBeside = (some: ReadonlySet<string>) => nearby.some((word) => some.has(word));
  if (letter === 'k' && (digits === 4 || digits === 8) && isBeside(SCREEN_WORDS)) return false;
  if (letter === 'k' && digits <= 24 && isBeside(GOLD_WORDS)) return false;
  if (letter === 'm' && digits <= 100 && isBeside(LENGTH_WORDS)) return false;
  if (multiple >= 1000) return true;
  return isOfGoods && digits >= 5000 && digits % 500 === 0;
}

function isOtherUnit(word: QueryWord | undefined): boolean {
  return word !== undefined && OTHER_UNITS.has(word.folded) && /^-?$/.test(word.gap);
}

function isYear(value: number): boolean {
  return value >= 1950 && value <= 2040;
}

/** A stretch with the words before it that lead to it: "my budget is". */
function withLinks(words: readonly QueryWord[], stretch: Stretch, from: number): Stretch {
  let { start } = stretch;
  while (start > from && PRICE_LINKS.has(words[start - 1]?.folded ?? '')) start -= 1;
  return { ...stretch, start };
}
