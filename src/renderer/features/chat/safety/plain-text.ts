/** Short forms of quick typing, and their long forms. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:u|yu)\b/gu, 'you'],
  [/\bur\b/gu, 'your'],
  [/\bb4\b/gu, 'before'],
  [/\bwen\b/gu, 'when'],
  [/\b1st\b/gu, 'first'],
  [/\bhv\b/gu, 'have'],
  [/\b(?:dn|dne)\b/gu, 'done'],
  [/\bsnt\b/gu, 'sent'],
  [/\bpd\b/gu, 'paid'],
  [/\bnw\b/gu, 'now'],
  [/\bcnfrm\b/gu, 'confirm'],
  [/\bshd\b/gu, 'should'],
  [/\bnd\b/gu, 'and'],
  [/\bthru\b/gu, 'through'],
  [/\b(?:pls|plz|please|kindly|abeg|biko|i beg)\b/gu, 'please'],
  [/\b(do|does|did|is|was|are|ca|wo|have|should|need)n'?t\b/gu, '$1 not'],
];

/**
 * Normalizes a text for the rules: lower case, without accents, underdots and tone marks, with plain letters for fancy
 * alphabets, and with the most common short forms expanded. Line breaks stay, because they end a sentence.
 */
export function plainText(text: string): string {
  // Nothing to normalize: most messages contain only ASCII characters.
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
