/** Letters of other alphabets, digits and pairs of letters that look like Latin letters in an address. */
const ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  ԁ: 'd',
  ɡ: 'g',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  ι: 'i',
  κ: 'k',
  τ: 't',
  υ: 'u',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  0: 'o',
  1: 'i',
  l: 'i',
  3: 'e',
  5: 's',
  8: 'b',
  q: 'g',
};

/**
 * Returns a name's appearance: names that can be mistaken for each other have the same one. Accents, underdots and
 * double letters are removed.
 */
export function lookalikeForm(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return plain.replaceAll(/./gu, (letter) => ALIKE[letter] ?? letter).replaceAll(/(.)\1+/gu, '$1');
}

/** Whether a word mixes Latin letters with those of another alphabet. */
export function isMixedScript(word: string): boolean {
  return /\p{sc=Latin}/u.test(word) && /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(word);
}
