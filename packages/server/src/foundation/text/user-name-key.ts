/**
 * Letters that look like other letters: the phonetic script g and a, the i without its dot, and the i with a second
 * one.
 */
const LIKE_OTHERS: Record<string, string> = { ɡ: 'g', ɑ: 'a', ı: 'i', 'i\u0307': 'i' };

/**
 * The key by which user names are compared: without case, in one Unicode form, with single spaces. Letters that look
 * the same count as one. Tone marks count, because in Yoruba they make another name.
 */
export function userNameKey(userName: string): string {
  const folded = userName
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/i\u0307|[ɡɑı]/g, (letter) => LIKE_OTHERS[letter] ?? letter);
  // Normalized again: some letters with a mark have a form of their own only in lower case.
  return folded.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
}
