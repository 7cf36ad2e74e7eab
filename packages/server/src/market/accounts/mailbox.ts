/** Addresses whose dots do not matter, all of one provider. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an email address leads to, for counting: in lower case, without what follows a '+', and for Gmail
 * without dots. Emails are sent to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const local = address.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/s, '');
  return DOTLESS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
