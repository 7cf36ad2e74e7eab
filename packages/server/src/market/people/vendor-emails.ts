import type { VendorApplicationInput } from '@oja/contract/vendor-applications';
import { PHONE_PREFIX } from '@oja/contract/format-phone';

import { type Addressee, NOTICE_LIFETIME_MS, composeEmail } from '../../foundation/email/email-layout.ts';
import type { OutgoingEmail } from '../../foundation/email/mailer.ts';

/** Puts a person's text on one line, so that it cannot imitate another part of the email. */
const onOneLine = (typed: string) => typed.replaceAll(/\s+/g, ' ');

/** The applicant, as the email to the admins names them. */
export interface Applicant {
  id: string;
  userName: string;
}

/** Informs an admin that a person wants to be verified, with their description of the business. */
export function vendorAppliedEmail(
  publicUrl: string,
  admin: Addressee,
  applicant: Applicant,
  input: VendorApplicationInput,
): OutgoingEmail {
  return composeEmail({
    to: admin.email,
    userName: admin.userName,
    subject: `${applicant.userName} wants to be a verified vendor on Oja`,
    paragraphs: [
      `${applicant.userName} applies to be verified, and says:`,
      `Business name: ${onOneLine(input.businessName)}`,
      `What they sell: ${onOneLine(input.goods)}`,
      `Address: ${onOneLine(input.address)}`,
      `Phone number: ${PHONE_PREFIX} ${input.phoneNumber}`,
      ...(input.note === '' ? [] : [`Note: ${onOneLine(input.note)}`]),
    ],
    button: { label: 'Look at the profile', link: `${publicUrl}/dashboard/profile/${applicant.id}` },
    afterwards: [
      'Nothing of this is checked yet. The application waits until an admin verifies the person or declines it.',
    ],
    why: 'You get this email because you are an admin of this market.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/** Informs the applicant that the application was declined, with the reason where an admin gave one. */
export function vendorDeclinedEmail(publicUrl: string, { userName, email }: Addressee, reason: string): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: 'We could not verify your business on Oja yet',
    paragraphs: [
      'An admin has looked at your application to be a verified vendor, and could not verify your business yet.',
      ...(reason === '' ? [] : [`They say: ${onOneLine(reason)}`]),
      'Check what you wrote, and apply again.',
    ],
    button: { label: 'Apply again', link: `${publicUrl}/dashboard/verify-vendor` },
    why: 'You get this email because you asked to be verified as a vendor.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/** Informs a person that they are a verified vendor and may post. */
export function vendorVerifiedEmail(publicUrl: string, { userName, email }: Addressee): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: 'You are a verified vendor on Oja',
    paragraphs: ['Your business is verified. You can post now, and your profile carries the badge.'],
    button: { label: 'Create your first post', link: `${publicUrl}/dashboard/post` },
    why: 'You get this email because you asked to be verified as a vendor.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/** Informs a person that they are no longer a verified vendor and may not post. */
export function vendorWithdrawnEmail(publicUrl: string, { userName, email }: Addressee): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: 'You are no longer a verified vendor on Oja',
    paragraphs: [
      'An admin has withdrawn the verification of your business. What you posted stays, but you cannot post for now.',
      'You can ask to be verified again.',
    ],
    button: { label: 'Verify my business', link: `${publicUrl}/dashboard/verify-vendor` },
    why: 'You get this email because it is about what you can do on Oja.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}
