/**
 * The form in which search compares: without case and without accents and tone marks, so that "Adunni" finds "Àdùnní".
 * Spec §5: case-insensitive substring match.
 */
export function foldForSearch(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** What a post is found by: title or category, on lines of their own so that no match spans both. */
export function postSearchText(title: string, category: string | null | undefined): string {
  return `${foldForSearch(title)}\n${foldForSearch(category ?? '')}`;
}

/** A pattern for `like … escape '\'` that finds the text anywhere, its own wildcards taken literally. */
export function containsPattern(search: string): string {
  return `%${foldForSearch(search).replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
