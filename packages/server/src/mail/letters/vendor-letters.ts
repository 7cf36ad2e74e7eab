import type { VendorApplicationInput } from '@oja/contract/vendor-applications';
import { PHONE_PREFIX } from '@oja/contract/phone';

import { composeLetter } from '../letter-layout.ts';
import type { Letter } from '../mailer.ts';
import { type Addressee, NOTICE_LIFETIME_MS } from './notices.ts';

/** What somebody typed, on one line: it can pass for no other part of the letter. */
const onOneLine = (typed: string) => typed.replaceAll(/\s+/g, ' ');

/** Who applies, for the admins. */
export interface Applicant {
  id: string;
  userName: string;
}

/** Tells an admin that somebody wants to be verified, and what they say about their business. */
export function vendorAppliedLetter(publicUrl: string, admin: Addressee, applicant: Applicant, said: VendorApplicationInput): Letter {
  return composeLetter({
    to: admin.email,
    userName: admin.userName,
    subject: `${applicant.userName} wants to be a verified vendor on Oja`,
    paragraphs: [
      `${applicant.userName} applies to be verified, and says:`,
      `Business name: ${onOneLine(said.businessName)}`,
      `What they sell: ${onOneLine(said.goods)}`,
      `Address: ${onOneLine(said.address)}`,
      `Phone number: ${PHONE_PREFIX} ${said.phoneNumber}`,
      ...(said.note === '' ? [] : [`Note: ${onOneLine(said.note)}`]),
    ],
    button: { label: 'Look at the profile', link: `${publicUrl}/dashboard/profile/${applicant.id}` },
    afterwards: ['Nothing of this is checked yet. The application waits until an admin verifies the person or declines it.'],
    why: 'You get this mail because you are an admin of this market.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/** Tells that an application was declined, and why where an admin said so. */
export function vendorDeclinedLetter(publicUrl: string, { userName, email }: Addressee, reason: string): Letter {
  return composeLetter({
    to: email,
    userName,
    subject: 'We could not verify your business on Oja yet',
    paragraphs: [
      'An admin has looked at your application to be a verified vendor, and could not verify your business yet.',
      ...(reason === '' ? [] : [`They say: ${onOneLine(reason)}`]),
      'Check what you wrote, and apply again.',
    ],
    button: { label: 'Apply again', link: `${publicUrl}/dashboard/verify-vendor` },
    why: 'You get this mail because you asked to be verified as a vendor.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}
