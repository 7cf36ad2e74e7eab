/**
 * The rule for passwords that strangers could guess from what they know of the owner. The server refuses them, and the
 * forms say so while somebody types.
 */

/** What everybody knows of Oja, with the public password of the demo. */
const OF_OJA = ['oja', 'oja-demo', 'ojademo', 'ojamarket', 'market'];

/** Letters that a password must have besides what strangers know, or else this many digits besides known numbers. */
const OWN_LETTERS = 4;
const OWN_DIGITS = 6;
/** Shorter parts of a name are in too many words, and shorter numbers in too many numbers. */
const PART_MIN = 3;
const NUMBER_MIN = 4;

/** Signs that stand for letters: "Ng0z1". The letter l is compared as i, since 1 stands for both. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  l: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
  $: 's',
};

/** A text without case, accents and tone marks. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

function asLetters(folded: string): string {
  return folded.replaceAll(/[01l345@$]/g, (sign) => STANDS_FOR[sign] ?? sign);
}

/** The words and numbers of what strangers know, whole and without digits, longest first. */
function partsOf(known: readonly string[]): string[] {
  const parts = known.flatMap((text) => {
    const folded = fold(text.replace(/@[^@]*$/, ''));
    return [/[^\p{L}]+/u, /[^\p{L}\p{N}]+/u].flatMap((between) => {
      const words = folded.split(between);
      return [...words, words.join('')];
    });
  });
  return [...new Set([...OF_OJA, ...parts])]
    .filter((part) => part.length >= (isNumber(part) ? NUMBER_MIN : PART_MIN))
    .toSorted((one, other) => other.length - one.length);
}

const isNumber = (part: string) => /^\p{N}+$/u.test(part);
const without = (text: string, parts: readonly string[]) =>
  parts.reduce((rest, part) => rest.replaceAll(part, ''), text);
const countOf = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0;

/** Whether a text is hardly more than some of these words. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const rest = without(text, words);
  return rest.length < text.length && countOf(rest, /\p{L}/gu) < OWN_LETTERS;
}

/**
 * Whether a password is hardly more than what strangers know: "ngozi2026!", "Ng0zi-0kafor", "OjaMarket1", or the phone
 * number in the owner's email.
 * @param known the owner's name, user name and email
 */
export function isOwnPassword(password: string, known: readonly string[]): boolean {
  const folded = fold(password);
  const parts = partsOf(known);
  const words = parts.filter((part) => !isNumber(part));
  if (isMadeOf(folded, words) || isMadeOf(asLetters(folded), words.map(asLetters))) return true;
  const rest = without(folded, parts);
  return rest.length < folded.length && countOf(rest, /\p{L}/gu) < OWN_LETTERS && countOf(rest, /\p{N}/gu) < OWN_DIGITS;
}
