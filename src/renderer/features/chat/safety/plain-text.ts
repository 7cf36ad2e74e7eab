/** Ways of writing in a hurry, and what they stand for. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:u|yu)\b/gu, 'you'],
  [/\bur\b/gu, 'your'],
  [/\bb4\b/gu, 'before'],
  [/\bwen\b/gu, 'when'],
  [/\b(?:pls|plz|please|kindly|abeg|biko|i beg)\b/gu, 'please'],
  [/\b(do|does|did|is|was|are|ca|wo|have|should|need)n'?t\b/gu, '$1 not'],
];

/**
 * A text as the rules read it: in small letters, without accents, underdots and tone marks, letters of fancy alphabets made
 * plain, and the commonest short forms written out. Line breaks stay: they end a sentence.
 */
export function plainText(text: string): string {
  // Plain already: most messages have no more than a keyboard's signs.
  const isAscii = /^[\n -_a-~]*$/u.test(text);
  const letters = isAscii
    ? text
    : text
        .normalize('NFKD')
        .replaceAll(/[\p{M}\p{Cf}]/gu, '')
        .replaceAll(/[’‘`]/gu, "'");
  const plain = letters.toLowerCase();
  return SHORT_FORMS.reduce((before, [short, full]) => before.replaceAll(short, full), plain);
}
