import { type Addressee, NOTICE_LIFETIME_MS, composeEmail } from '../../foundation/email/email-layout.ts';
import type { OutgoingEmail } from '../../foundation/email/mailer.ts';

/**
 * Informs an admin that their rights were used, so that somebody else who uses them is noticed.
 * @param act what was done, as a sentence
 */
export function adminRightsUsedEmail(publicUrl: string, { userName, email }: Addressee, act: string): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: 'Your rights as an admin of Oja were used',
    paragraphs: [act, 'If that was you, there is nothing to do. If it was not, choose a new password now.'],
    button: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    why: 'You get this email because it is about the safety of your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}
