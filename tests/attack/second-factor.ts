import { createHmac } from 'node:crypto';

import {
  loginErrorSchema,
  factorAddedAnswerSchema,
  passkeyOptionsAnswerSchema,
  totpAnswerSchema,
} from '@oja/contract/second-factors';
import { TOTP_DIGITS, TOTP_STEP_MS } from '@oja/contract/limits';

import { Authenticator, type Site } from '../../packages/server/test/authenticator.ts';
import type { Reply } from './caller.ts';
import { PASSWORD, type Person } from './cast.ts';
import { confirm, logIn } from './deeds.ts';
import type { Target } from './target.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The code of an authenticator app (RFC 6238), computed without the server's library.
 * @param steps how many steps the app's clock is ahead
 */
export function totpCode(secret: string, steps = 0): string {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / TOTP_STEP_MS) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0');
}

/** The site of a server, for passkeys. */
export const siteOf = ({ url }: Target): Site => ({ origin: url, rpId: new URL(url).hostname });

/** Proves the email of an account with the code that is sent there, as its owner must before the first factor. */
async function proveEmail(target: Target, { fresh: token, email }: Person): Promise<void> {
  const asked = await target.call('POST', '/api/v1/step-up/code', { token });
  // It is proved already.
  if (asked.status === 409) return;
  asked.must();
  (await confirm(target, token, { code: await target.outbox.find(email, /^ {4}(\d{6})$/mu) })).must();
}

/**
 * Sets up an authenticator app with the fresh session. The code of the step before is used for it, so that two more are
 * good afterwards: `totpCode(secret)` and `totpCode(secret, 1)`.
 */
export async function addTotp(target: Target, person: Person) {
  const { fresh: token } = person;
  await proveEmail(target, person);
  const { secret } = (await target.call('POST', '/api/v1/second-factors/totp', { token })).as(totpAnswerSchema).data;
  const body = { code: totpCode(secret, -1) };
  const added = await target.call('POST', '/api/v1/second-factors/totp/confirm', { token, body });
  return { secret, recoveryCodes: added.as(factorAddedAnswerSchema).data.recoveryCodes ?? [] };
}

/** Sets up a passkey with the fresh session. */
export async function addPasskey(target: Target, person: Person): Promise<Authenticator> {
  const { fresh: token } = person;
  await proveEmail(target, person);
  const options = await target.call('POST', '/api/v1/second-factors/passkeys/options', { token });
  const { challenge } = options.as(passkeyOptionsAnswerSchema).data;
  const authenticator = new Authenticator();
  const body = { name: 'Key', attestation: authenticator.attest(challenge, siteOf(target)) };
  (await target.call('POST', '/api/v1/second-factors/passkeys', { token, body })).must();
  return authenticator;
}

/** What the right password of an account with a factor leads to. */
export async function challengeOf(target: Target, person: Pick<Person, 'userName'>, password = PASSWORD) {
  const answer = await logIn(target, person, password);
  const { data } = loginErrorSchema.parse(answer.body);
  if (!data) throw new Error(`No challenge: ${answer.status} ${answer.text}`);
  return data;
}

/** Answers a challenge. */
export function finish(target: Target, body: object, from?: string): Promise<Reply> {
  return target.call('POST', '/api/v1/login/second-factor', { body, from });
}
