/** A web mail that a link can open. */
interface Mailbox {
  name: string;
  url: string;
}

const GMAIL: Mailbox = { name: 'Gmail', url: 'https://mail.google.com/' };
const YAHOO: Mailbox = { name: 'Yahoo', url: 'https://mail.yahoo.com/' };
const OUTLOOK: Mailbox = { name: 'Outlook', url: 'https://outlook.live.com/mail/' };
const ICLOUD: Mailbox = { name: 'iCloud', url: 'https://www.icloud.com/mail/' };
const PROTON: Mailbox = { name: 'Proton', url: 'https://mail.proton.me/' };

const MAILBOXES: Readonly<Record<string, Mailbox>> = {
  'gmail.com': GMAIL,
  'googlemail.com': GMAIL,
  'yahoo.com': YAHOO,
  'yahoo.co.uk': YAHOO,
  'ymail.com': YAHOO,
  'rocketmail.com': YAHOO,
  'outlook.com': OUTLOOK,
  'hotmail.com': OUTLOOK,
  'hotmail.co.uk': OUTLOOK,
  'live.com': OUTLOOK,
  'live.co.uk': OUTLOOK,
  'msn.com': OUTLOOK,
  'icloud.com': ICLOUD,
  'me.com': ICLOUD,
  'mac.com': ICLOUD,
  'proton.me': PROTON,
  'protonmail.com': PROTON,
  'pm.me': PROTON,
};

/** Returns the web mail of an email address; undefined for a domain that is not one of the well-known ones. */
export function mailboxOf(email: string): Mailbox | undefined {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return Object.hasOwn(MAILBOXES, domain) ? MAILBOXES[domain] : undefined;
}
