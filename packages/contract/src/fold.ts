/** A text in lower case, without combining marks and apostrophes. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
}
