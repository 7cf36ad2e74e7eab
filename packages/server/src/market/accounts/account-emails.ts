import {
  ACTIVATION_LIFETIME_MS,
  HOUR,
  MINUTE,
  OTP_LIFETIME_MS,
  OTP_TRIES,
  RESTORE_LIFETIME_MS,
} from '@oja/contract/limits';

import { type Addressee, NOTICE_LIFETIME_MS, composeEmail, inert } from '../../foundation/email/email-layout.ts';
import type { OutgoingEmail } from '../../foundation/email/mailer.ts';
import { type Asked, inLagos, whenAndWhere } from './who-asked.ts';

/** The account that an activation email is about, and the tokens of its two links. */
export interface Activation {
  email: string;
  userName: string;
  token: string;
  removalToken: string;
}

/**
 * The email with the link to /activate, product §2, and one that removes the account. The address is not confirmed
 * yet, so of what was typed at signup the email contains the address and the user name alone.
 */
export function activationEmail(
  publicUrl: string,
  { email, userName, token, removalToken }: Activation,
  asked: Asked,
): OutgoingEmail {
  return composeEmail({
    to: email,
    subject: 'Activate your Oja account',
    paragraphs: [
      'Welcome to Oja. Open this link to confirm your email and activate your account.',
      `This was asked for ${whenAndWhere(asked)}, for the username "${inert(userName)}".`,
    ],
    button: {
      label: 'Activate my account',
      link: `${publicUrl}/activate?${new URLSearchParams({ email, token }).toString()}`,
    },
    otherLink: {
      label: 'This was not me',
      link: `${publicUrl}/not-me?${new URLSearchParams({ token: removalToken })}`,
    },
    afterwards: [
      `The link is good for ${ACTIVATION_LIFETIME_MS / HOUR} hours. If it has run out, log in to get a new one.`,
    ],
    why: 'You get this email because somebody signed up for Oja with this address. If that was not you, do not activate the account: "This was not me" removes it.',
    lifetimeMs: ACTIVATION_LIFETIME_MS,
  });
}

/** The email with the code that proves who owns an account whose password was forgotten, product §2. */
export function codeEmail(email: string, code: string, asked: Asked): OutgoingEmail {
  return composeEmail({
    to: email,
    subject: 'Your Oja code',
    paragraphs: [`A code was asked for ${whenAndWhere(asked)}.`, 'Type it to choose a new password:'],
    code,
    afterwards: [
      `The code is good for ${OTP_LIFETIME_MS / MINUTE} minutes and ${OTP_TRIES} tries, on the device that asked for it.`,
      'Never tell it to anyone: nobody from Oja will ask you for it.',
    ],
    why: 'You get this email because somebody asked for a new password for your account. If that was not you, ignore it: your password stays as it is.',
    lifetimeMs: OTP_LIFETIME_MS,
  });
}

/** The email with the code with which the owner of an account without a password confirms an act of one session. */
export function stepUpCodeEmail(userName: string, email: string, code: string): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: 'Confirm that it is you on Oja',
    paragraphs: ['Type this code where Oja asks for it:'],
    code,
    afterwards: [
      `The code is good for ${OTP_LIFETIME_MS / MINUTE} minutes and ${OTP_TRIES} tries, and only the newest one counts.`,
      'Never tell it to anyone: nobody from Oja will ask you for it.',
    ],
    why: 'You get this email because somebody who is logged in to your account is about to change something that matters. If that was not you, choose a password with Forgot Password: it logs out every device.',
    lifetimeMs: OTP_LIFETIME_MS,
  });
}

/** Informs the owner that the password was changed, so that a change by somebody else is noticed. */
export function passwordChangedEmail(publicUrl: string, { userName, email }: Addressee): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: 'Your Oja password was changed',
    paragraphs: [
      'The password of your Oja account was changed, and every other device is logged out.',
      'If that was you, there is nothing to do. If it was not, choose a new password now.',
    ],
    button: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    why: 'You get this email because it is about the safety of your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/**
 * Informs the owner that sessions were ended from another one: somebody who holds a session could keep the owner out.
 * @param count how many
 */
export function devicesSignedOutEmail(
  publicUrl: string,
  { userName, email }: Addressee,
  count: number,
  asked: Asked,
): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: count === 1 ? 'A device was signed out of Oja' : 'Your devices were signed out of Oja',
    paragraphs: [
      `${count === 1 ? 'One device was' : `${count} devices were`} signed out of your account, ${whenAndWhere(asked)}.`,
      'If that was you, there is nothing to do. If it was not, choose a new password now: that signs out every device.',
    ],
    button: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    why: 'You get this email because it is about the safety of your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/**
 * Informs the owner that the user name was changed, which logs in and which others know.
 * @param before the user name until then
 */
export function userNameChangedEmail(publicUrl: string, { userName, email }: Addressee, before: string): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: 'Your Oja username was changed',
    paragraphs: [
      `The username of your Oja account is now "${inert(userName)}". It was "${inert(before)}".`,
      'If that was you, there is nothing to do. If it was not, choose a new password now: that signs out every device.',
    ],
    button: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    why: 'You get this email because it is about the safety of your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/** Informs the owner that a Google account can log in from now on. */
export function googleLinkedEmail(publicUrl: string, { userName, email }: Addressee): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: 'Google sign-in is on for your Oja account',
    paragraphs: [
      'You can now log in to Oja with the Google account of this address.',
      'If you did not do this, or never chose the password that the account has, choose a new one now.',
    ],
    button: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    why: 'You get this email because it is about the safety of your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/** Informs the owner that a Google account can log in from now on, and that nothing from before can. */
export function accountReclaimedEmail(publicUrl: string, { userName, email }: Addressee): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: 'Google sign-in is on for your Oja account',
    paragraphs: [
      'You can now log in to Oja with the Google account of this address.',
      'The password that was chosen when the account was opened no longer works, and every other device is logged out: it may have been somebody else who opened it. You can choose a new password.',
    ],
    button: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    why: 'You get this email because it is about the safety of your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/**
 * Informs the owner of a sign-in from a device that the account has not used.
 * @param signIn the device and its place as a session stores them, and the time in milliseconds
 */
export function newDeviceEmail(
  publicUrl: string,
  { userName, email }: Addressee,
  signIn: { device: string; place: string; at: number },
): OutgoingEmail {
  return composeEmail({
    to: email,
    userName,
    subject: 'New sign-in to your Oja account',
    paragraphs: [
      'Somebody logged in to your Oja account from a device that it has not used before.',
      `Device: ${signIn.device || 'not known'}`,
      `Network: ${signIn.place || 'not known'}`,
      `Time: ${inLagos(signIn.at)}, Lagos time`,
      'If that was you, there is nothing to do. If it was not, choose a new password now: that signs out every device.',
    ],
    button: { label: 'Choose a new password', link: `${publicUrl}/forgot-password` },
    afterwards: ['To sign out a single device, open Settings on Oja and look under "Where you are signed in".'],
    why: 'You get this email because it is about the safety of your account.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}

/**
 * Informs the owner that the account was deleted.
 * @param restoration the token of the link that restores the account, and until when it does, in milliseconds; none
 *   where an admin deleted the account
 */
export function accountDeletedEmail(
  publicUrl: string,
  { userName, email }: Addressee,
  restoration: { token: string; until: number } | undefined,
): OutgoingEmail {
  if (restoration) {
    return composeEmail({
      to: email,
      userName,
      subject: 'Your Oja account was deleted',
      paragraphs: [
        'Your Oja account was deleted: nobody sees your profile, posts and comments any more, and every device is logged out.',
        `If you change your mind, or if it was not you, this link restores the account with its posts, followers and messages. It is good until ${inLagos(restoration.until)}, Lagos time, and works once.`,
      ],
      button: {
        label: 'Restore my account',
        link: `${publicUrl}/restore?${new URLSearchParams({ token: restoration.token })}`,
      },
      afterwards: [
        'After that, everything in the account is erased for good. Adverts that were running do not come back.',
      ],
      why: 'You get this email because your address belongs to the account.',
      lifetimeMs: RESTORE_LIFETIME_MS,
    });
  }
  return composeEmail({
    to: email,
    userName,
    subject: 'Your Oja account was deleted',
    paragraphs: ['An admin of Oja deleted your account, with your profile, posts and sessions. It cannot be restored.'],
    button: { label: 'Go to Oja', link: publicUrl },
    why: 'You get this email because your address belonged to the account. It is the last one.',
    lifetimeMs: NOTICE_LIFETIME_MS,
  });
}
