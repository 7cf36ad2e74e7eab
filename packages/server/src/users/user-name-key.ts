/**
 * What makes two user names the same: letters without regard to case, in one Unicode form, single spaces.
 * Tone marks count: in Yoruba they make another name.
 */
export function userNameKey(userName: string): string {
  // Normalised again: some letters with a mark have a form of their own in lower case alone.
  return userName.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
}
