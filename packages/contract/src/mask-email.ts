/**
 * Masks an email, product §2: the first 3 characters of the local part, stars, its last 2, then the domain.
 * A local part of at most five characters shows only its first character, because otherwise nothing would be hidden.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const domain = email.slice(at);
  if (local.length <= 5) return `${local.slice(0, 1)}***${domain}`;
  return `${local.slice(0, 3)}${'*'.repeat(local.length - 5)}${local.slice(-2)}${domain}`;
}
