import { formatNaira } from '@oja/contract/naira';
import type { WithdrawInput } from '@oja/contract/wallet';

import { type Addressee, NOTICE_LIFETIME_MS, composeEmail } from '../../../foundation/email/email-layout.ts';
import type { OutgoingEmail } from '../../../foundation/email/mailer.ts';

/**
 * Informs the owner of a wallet how a withdrawal ended: an admin transferred the money, or returned it to the wallet.
 */
export function withdrawalSettledEmail(
  publicUrl: string,
  { userName, email }: Addressee,
  { amount, accountNumber, state }: Pick<WithdrawInput, 'amount' | 'accountNumber'> & { state: 'paid' | 'failed' },
): OutgoingEmail {
  const account = `the bank account that ends in ${accountNumber.slice(-4)}`;
  return composeEmail({
    to: email,
    userName,
    subject: state === 'paid' ? 'Your withdrawal from Oja was paid' : 'Your withdrawal from Oja failed',
    paragraphs: [
      state === 'paid'
        ? `We transferred ${formatNaira(amount)} to ${account}. If it has not arrived within a few days, write to us.`
        : `We could not transfer ${formatNaira(amount)} to ${account}. The money is back in your wallet. Check the account and withdraw it again.`,
    ],
    button: { label: 'Open Oja', link: `${publicUrl}/dashboard` },
    why: 'You get this email because it is about the money in your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/** Informs the owner of a wallet that money was withdrawn, with the end of the bank account's number. */
export function withdrawalRequestedEmail(
  publicUrl: string,
  { userName, email }: Addressee,
  { amount, accountNumber }: Pick<WithdrawInput, 'amount' | 'accountNumber'>,
): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: 'A withdrawal from your Oja wallet',
    paragraphs: [
      `${formatNaira(amount)} was withdrawn from your Oja wallet, to the bank account that ends in ${accountNumber.slice(-4)}. We transfer it within a few days.`,
      'If that was you, there is nothing to do. If it was not, choose a new password now, and write to us before the transfer.',
    ],
    button: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    why: 'You get this email because it is about the money in your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}
