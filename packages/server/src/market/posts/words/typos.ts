/** Only these words are corrected: the digits of "5kva" or of a model are meant as they are. */
const CORRECTED = /^[a-z]{4,40}$/;

/** The shortest word in which two typos are forgiven; in shorter ones it is one. */
const TWO_TYPOS_FROM = 8;

/** Longer words are found by their beginnings: fewer spellings are stored, and the rest is compared afterwards. */
const BEGINNING = 7;

/** How many typos two words can be apart to be taken for the same: none below four letters. */
function allowedBetween(one: string, other: string): number {
  if (!CORRECTED.test(one) || !CORRECTED.test(other)) return 0;
  return Math.min(one.length, other.length) < TWO_TYPOS_FROM ? 1 : 2;
}

/** A spelling under which a word is stored. */
export interface Spelling {
  form: string;
  word: string;
}

/**
 * The spellings under which a word is stored and looked up: its beginning, first as it is, then with one or two letters
 * left out. Two words that are one or two typos apart have a spelling in common, so that no other words are compared.
 */
export function spellingsOf(word: string): string[] {
  if (!CORRECTED.test(word)) return [];
  const beginning = word.slice(0, BEGINNING);
  const shorter = withoutOne(beginning);
  return [...new Set([beginning, ...shorter, ...(word.length < TWO_TYPOS_FROM ? [] : shorter.flatMap(withoutOne))])];
}

function withoutOne(spelling: string): string[] {
  return Array.from(spelling, (_, index) => spelling.slice(0, index) + spelling.slice(index + 1));
}

/**
 * How many typos two words are apart: letters that are wrong, missing, added, or swapped with their neighbour.
 * @returns undefined if those are more than the length of the words allows, or none
 */
export function typosBetween(one: string, other: string): number | undefined {
  const allowed = allowedBetween(one, other);
  if (allowed === 0 || Math.abs(one.length - other.length) > allowed) return undefined;
  const typos = distance(one, other);
  return typos > 0 && typos <= allowed ? typos : undefined;
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;

/** The optimal string alignment distance. */
function distance(one: string, other: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, j - 2) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, other.length);
}
