import { OTP_LIFETIME_MS } from '@oja/contract/limits';

import { composeLetter } from '../letter-layout.ts';
import type { Letter } from '../mailer.ts';

/** The code that proves a forgotten password's owner, spec §2. */
export function codeLetter(email: string, code: string): Letter {
  return composeLetter({
    to: email,
    subject: 'Your Oja code',
    paragraphs: ['Type this code to choose a new password:'],
    code,
    afterwards: [
      'The code is good for 10 minutes and 5 tries, and only the newest one counts.',
      'Never tell it to anyone: nobody from Oja will ask you for it.',
    ],
    why: 'You get this mail because somebody asked for a new password for your account. If that was not you, ignore it: your password stays as it is.',
    lifetimeMs: OTP_LIFETIME_MS,
  });
}
