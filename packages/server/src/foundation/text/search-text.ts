/**
 * Converts a text to the form that search compares: without case, accents and tone marks, so that "Adunni" finds
 * "Àdùnní". Product §5: case-insensitive substring match.
 */
export function foldForSearch(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** A pattern for `like … escape '\'` that finds the text anywhere; its own wildcards are taken literally. */
export function containsPattern(search: string): string {
  return `%${foldForSearch(search).replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
