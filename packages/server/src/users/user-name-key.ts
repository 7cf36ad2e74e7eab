/**
 * What makes two user names the same: letters without regard to case, in one Unicode form, single spaces.
 * Tone marks count: in Yoruba they make another name.
 */
export function userNameKey(userName: string): string {
  return userName.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
}
