/**
 * Hides an address as spec §2 says: the first 3 characters of the local part, stars, its last 2, then the domain.
 * A local part of five characters or fewer keeps its first character alone, so that nothing is given away.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const domain = email.slice(at);
  if (local.length <= 5) return `${local.slice(0, 1)}***${domain}`;
  return `${local.slice(0, 3)}${'*'.repeat(local.length - 5)}${local.slice(-2)}${domain}`;
}
