import type * as WebAuthn from '@simplewebauthn/browser';
import type { Assertion, Attestation, PasskeyCreation, PasskeyRequest } from '@oja/contract/second-factors';

import type { Platform } from './platform.ts';

/**
 * Whether this page can use passkeys. They belong to a site: the desktop app, whose page is none, cannot use them, and
 * browsers offer them only to secure pages.
 */
export const canUsePasskeys = ({ kind }: Platform): boolean =>
  kind === 'web' && typeof globalThis.PublicKeyCredential === 'function';

/**
 * Why the browser gave no passkey: the user cancelled or took too long, this device has one already, or another reason.
 */
export type PasskeyFailure = 'cancelled' | 'registered' | 'failed';

/** What the browser answered. */
export type PasskeyOutcome<Answer> = { answer: Answer } | { failure: PasskeyFailure };

const WHY: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'registered',
};

/** The library is loaded with the first passkey: few visits need it. */
async function ask<Answer>(start: (library: typeof WebAuthn) => Promise<Answer>): Promise<PasskeyOutcome<Answer>> {
  try {
    return { answer: await start(await import('@simplewebauthn/browser')) };
  } catch (error) {
    return { failure: (error instanceof Error && WHY[error.name]) || 'failed' };
  }
}

/** Asks the browser to confirm with a passkey. @param optionsJSON from the server's answer to the login */
export const requestPasskey = (optionsJSON: PasskeyRequest): Promise<PasskeyOutcome<Assertion>> =>
  ask(({ startAuthentication }) => startAuthentication({ optionsJSON }));

/** Asks the browser to make a passkey. @param optionsJSON from the server, for one passkey */
export const createPasskey = (optionsJSON: PasskeyCreation): Promise<PasskeyOutcome<Attestation>> =>
  ask(({ startRegistration }) => startRegistration({ optionsJSON }));
