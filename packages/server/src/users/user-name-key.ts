/** Letters that are drawn like others: the script g and a of phonetics, the i without its dot, and the one with a second. */
const LIKE_OTHERS: Record<string, string> = { ɡ: 'g', ɑ: 'a', ı: 'i', 'i\u0307': 'i' };

/**
 * What makes two user names the same: letters without regard to case, in one Unicode form, single spaces; letters that
 * nobody tells apart count as one. Tone marks count: in Yoruba they make another name.
 */
export function userNameKey(userName: string): string {
  const folded = userName.normalize('NFKC').toLowerCase().replaceAll(/i\u0307|[ɡɑı]/g, (letter) => LIKE_OTHERS[letter] ?? letter);
  // Normalised again: some letters with a mark have a form of their own in lower case alone.
  return folded.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
}
