import type { Assertion, Attestation, PasskeyCreation, PasskeyRequest } from '@oja/contract/second-factors';
import { passkeyCreationSchema, passkeyRequestSchema } from '@oja/contract/second-factors';
import { ENROLMENT_MS, LOGIN_CHALLENGE_MS } from '@oja/contract/limits';
import { VALIDATION } from '@oja/contract/texts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import { z } from 'zod';

import type { PasskeysTable } from '../../../foundation/db/tables/factor-tables.ts';
import type { Config } from '../../../foundation/startup/config.ts';

export type PasskeyRow = Selectable<PasskeysTable>;

/** A new passkey, as it is stored. */
export type NewPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'>;

/** The result of a check, or a message that says what is wrong. */
export type Checked<Result> = Result | { fault: string };

/** A challenge, or a function that recognises it where its hash alone is stored. */
export type PasskeyChallenge = string | ((challenge: string) => boolean);

/** COSE's numbers of Ed25519, ECDSA with P-256, and RSA. Every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

const transportsSchema = z.array(z.string());

/** WebAuthn for one site: passkeys belong to the host of PUBLIC_URL, and are used on pages from there. */
export class Passkeys {
  readonly #rpId: string;
  readonly #origins: string[];

  constructor({ publicUrl, webOrigins }: Pick<Config, 'publicUrl' | 'webOrigins'>) {
    const { hostname, origin } = new URL(publicUrl);
    this.#rpId = hostname;
    // The desktop app's origin has another host, so the desktop app cannot use passkeys.
    this.#origins = [origin, ...webOrigins.filter((allowed) => new URL(allowed).hostname === hostname)];
  }

  /** The options with which the browser creates a passkey. Authenticators that have one of the account are excluded. */
  async creationFor(
    person: { id: string; userName: string; name: string },
    existing: readonly PasskeyRow[],
  ): Promise<PasskeyCreation> {
    return passkeyCreationSchema.parse(
      await generateRegistrationOptions({
        rpName: 'Oja',
        rpID: this.#rpId,
        userID: Uint8Array.from(Buffer.from(person.id)),
        userName: person.userName,
        userDisplayName: person.name,
        timeout: ENROLMENT_MS,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: existing.map(toDescriptor),
      }),
    );
  }

  /** The options with which the browser uses one of an account's passkeys. */
  async requestFor(passkeys: readonly PasskeyRow[]): Promise<PasskeyRequest> {
    return passkeyRequestSchema.parse(
      await generateAuthenticationOptions({
        rpID: this.#rpId,
        timeout: LOGIN_CHALLENGE_MS,
        userVerification: 'preferred',
        allowCredentials: passkeys.map(toDescriptor),
      }),
    );
  }

  /** Checks the browser's answer to creationFor. */
  async checkAttestation(attestation: Attestation, challenge: string): Promise<Checked<NewPasskey>> {
    const { transports = [] } = attestation.response;
    return this.#check(attestation.response.clientDataJSON, async () => {
      const { registrationInfo } = await verifyRegistrationResponse({
        ...this.#expected(challenge),
        response: { ...attestation, clientExtensionResults: {}, response: { ...attestation.response, transports } },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
      };
    });
  }

  /**
   * Checks the browser's answer to requestFor.
   * @returns the passkey's new counter
   */
  async checkAssertion(
    assertion: Assertion,
    passkey: PasskeyRow,
    challenge: PasskeyChallenge,
  ): Promise<Checked<{ counter: number }>> {
    return this.#check(assertion.response.clientDataJSON, async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...this.#expected(challenge),
        response: { ...assertion, clientExtensionResults: {} },
        credential: {
          id: passkey.credential_id,
          publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      });
      return verified ? { counter: authenticationInfo.newCounter } : undefined;
    });
  }

  #expected(challenge: PasskeyChallenge) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.#origins,
      expectedRPID: this.#rpId,
      requireUserVerification: false,
    };
  }

  /** The library throws on an invalid answer. Only its error for another site has a name. */
  async #check<Result extends object>(
    clientDataJSON: string,
    verify: () => Promise<Result | undefined>,
  ): Promise<Checked<Result>> {
    const origin = originOf(clientDataJSON);
    if (origin !== undefined && !this.#origins.includes(origin)) return { fault: VALIDATION.passkeyElsewhere };
    try {
      return (await verify()) ?? { fault: VALIDATION.passkeyWrong };
    } catch (error) {
      const isElsewhere = error instanceof Error && error.name === 'UnexpectedRPIDHash';
      return { fault: isElsewhere ? VALIDATION.passkeyElsewhere : VALIDATION.passkeyWrong };
    }
  }
}

/** The address of the page that used a passkey; undefined where the browser's answer is not readable. */
function originOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return z.object({ origin: z.string() }).safeParse(data).data?.origin;
  } catch {
    return undefined;
  }
}

function toDescriptor({ credential_id: id, transports }: PasskeyRow) {
  const words = transportsSchema.parse(JSON.parse(transports));
  return { id, ...(words.length > 0 && { transports: words }) };
}
