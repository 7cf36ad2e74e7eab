import { type Addressee, NOTICE_LIFETIME_MS, composeEmail } from '../../foundation/email/email-layout.ts';
import type { OutgoingEmail } from '../../foundation/email/mailer.ts';
import { type Asked, whenAndWhere } from './who-asked.ts';

/** What happened to the second factors of an account, as the subject of its email and its first paragraph. */
const ACTS = {
  totp_on: ['An authenticator app was added to your Oja account', 'An authenticator app was set up for the login'],
  passkey_added: ['A passkey was added to your Oja account', 'A passkey was set up for the login'],
  totp_off: ['The authenticator app of your Oja account was removed', 'The authenticator app was removed'],
  passkey_removed: ['A passkey of your Oja account was removed', 'A passkey was removed'],
  recovery_codes_replaced: [
    'The recovery codes of your Oja account were replaced',
    'New recovery codes were made, and the old ones no longer work',
  ],
  recovery_code_used: [
    'A recovery code of your Oja account was used',
    'A recovery code was used in place of the authenticator app or a passkey',
  ],
} as const;

export type FactorAct = keyof typeof ACTS;

/** Informs the owner of an act that concerns the second factors of the account. */
export function factorEmail(
  publicUrl: string,
  act: FactorAct,
  { userName, email }: Addressee,
  asked: Asked,
): OutgoingEmail {
  const [subject, happened] = ACTS[act];
  return composeEmail({
    to: email,
    userName,
    subject,
    paragraphs: [
      `${happened}, ${whenAndWhere(asked)}.`,
      'If that was you, there is nothing to do. If it was not, choose a new password now: that signs out every device. Then check your second factors in Settings.',
    ],
    button: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    why: 'You get this email because it is about the safety of your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}
