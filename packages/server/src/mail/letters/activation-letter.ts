import { ACTIVATION_LIFETIME_MS } from '@oja/contract/limits';

import { composeLetter } from '../letter-layout.ts';
import type { Letter } from '../mailer.ts';

/**
 * The link to /activate, spec §2. The address is not confirmed yet, so nothing stands in the letter that whoever signed
 * up has typed, but for the address itself.
 */
export function activationLetter(publicUrl: string, email: string, token: string): Letter {
  return composeLetter({
    to: email,
    subject: 'Activate your Oja account',
    paragraphs: ['Welcome to Oja. Open this link to confirm your email and activate your account.'],
    button: { label: 'Activate my account', link: `${publicUrl}/activate?${new URLSearchParams({ email, token }).toString()}` },
    afterwards: ['The link is good for 48 hours. If it has run out, log in to get a new one.'],
    why: 'You get this mail because somebody signed up for Oja with this address. If that was not you, do not open the link: without it nothing happens.',
    lifetimeMs: ACTIVATION_LIFETIME_MS,
  });
}
