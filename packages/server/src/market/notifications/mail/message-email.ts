import { HOUR } from '@oja/contract/limits';

import { composeEmail, inert } from '../../../foundation/email/email-layout.ts';
import type { OutgoingEmail } from '../../../foundation/email/mailer.ts';
import { cutGraphemes } from '../../../foundation/text/cut-graphemes.ts';
import type { Digest } from './read-digest.ts';

/** How many characters of a message an email shows. */
const TEXT_MAX = 120;

/** How long the email is useful, in milliseconds: later, its messages are old, or were read elsewhere. */
const LIFETIME_MS = 6 * HOUR;

/** The email about the unread messages of one conversation. It shows what the person's setting of previews allows. */
export function messageEmail(publicUrl: string, digest: Digest, endToken: string): OutgoingEmail {
  const { addressee, partner, preview, count } = digest;
  const endLink = `${publicUrl}/end-message-emails?${new URLSearchParams({ token: endToken }).toString()}`;
  const news = count === 1 ? 'A new message' : `${count} new messages`;
  const subject = preview === 'nothing' ? `${news} on Oja` : `${news} from ${inert(partner.name)}`;
  return composeEmail({
    to: addressee.email,
    userName: addressee.userName,
    subject,
    paragraphs: preview === 'text' ? [`${subject}:`, ...textsOf(digest)] : [`${subject}.`],
    button: { label: 'Reply on Oja', link: `${publicUrl}/dashboard/chat/${partner.id}` },
    otherLink: { label: 'End these emails', link: endLink },
    why: 'You get this email because a message was unread for half an hour and Oja was open on none of your devices. There are at most three a day.',
    unsubscribe: endLink,
    lifetimeMs: LIFETIME_MS,
  });
}

function textsOf({ count, texts }: Digest): string[] {
  const shown = texts.map((text) => (text === '' ? 'Photo' : `“${inert(cutGraphemes(text, TEXT_MAX))}”`));
  return count > texts.length ? [`… ${count - texts.length} more before:`, ...shown] : shown;
}
