import { composeLetter } from '../letter-layout.ts';
import type { Letter } from '../mailer.ts';

/** News keeps its sense for a while. */
export const NOTICE_LIFETIME_MS = 3 * 24 * 60 * 60_000;

/** An account whose address is confirmed. */
export interface Addressee {
  userName: string;
  email: string;
}

/** Tells that the password was changed, so that a change by somebody else does not go unseen. */
export function passwordChangedLetter(publicUrl: string, { userName, email }: Addressee): Letter {
  return composeLetter({
    to: email,
    userName,
    subject: 'Your Oja password was changed',
    paragraphs: [
      'The password of your Oja account was changed, and every other device is logged out.',
      'If that was you, there is nothing to do. If it was not, choose a new password now.',
    ],
    button: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    why: 'You get this mail because it is about the safety of your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/** Tells that a Google account can log in from now on. */
export function googleLinkedLetter(publicUrl: string, { userName, email }: Addressee): Letter {
  return composeLetter({
    to: email,
    userName,
    subject: 'Google sign-in is on for your Oja account',
    paragraphs: [
      'You can now log in to Oja with the Google account of this address.',
      'If you did not do this, or never chose the password that the account has, choose a new one now.',
    ],
    button: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    why: 'You get this mail because it is about the safety of your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/** Tells that the account is gone. */
export function accountDeletedLetter(publicUrl: string, { userName, email }: Addressee): Letter {
  return composeLetter({
    to: email,
    userName,
    subject: 'Your Oja account was deleted',
    paragraphs: ['Your Oja account was deleted, with your profile, posts and sessions. You are welcome back at any time.'],
    button: { label: 'Go to Oja', link: publicUrl },
    why: 'You get this mail because your address belonged to the account. It is the last one.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/** Tells that posting is open. */
export function vendorVerifiedLetter(publicUrl: string, { userName, email }: Addressee): Letter {
  return composeLetter({
    to: email,
    userName,
    subject: 'You are a verified vendor on Oja',
    paragraphs: ['Your business is verified. You can post now, and your profile carries the badge.'],
    button: { label: 'Create your first post', link: `${publicUrl}/dashboard/post` },
    why: 'You get this mail because you asked to be verified as a vendor.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/** Tells that posting is closed again. */
export function vendorWithdrawnLetter(publicUrl: string, { userName, email }: Addressee): Letter {
  return composeLetter({
    to: email,
    userName,
    subject: 'You are no longer a verified vendor on Oja',
    paragraphs: ['An admin has withdrawn the verification of your business. What you posted stays, but you cannot post for now.', 'You can ask to be verified again.'],
    button: { label: 'Verify my business', link: `${publicUrl}/dashboard/verify-vendor` },
    why: 'You get this mail because it is about what you can do on Oja.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}
