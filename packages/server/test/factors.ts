import {
  factorAddedAnswerSchema,
  loginErrorSchema,
  passkeyOptionsAnswerSchema,
  totpAnswerSchema,
} from '@oja/contract/second-factors';

import type { Authenticator, Site } from './authenticator.ts';
import { type Account, PASSWORD, type TestServer } from './test-server.ts';
import { codeAt } from './totp-code.ts';

/** The site of test servers. */
export const HERE: Site = { origin: 'http://oja.test', rpId: 'oja.test' };

/** Makes the email of an account one that its owner has proved: only then can it have a second factor. */
export async function proveEmail(server: TestServer, { id }: Account): Promise<void> {
  await server.database.queries
    .updateTable('users')
    .set({ password_proven_at: server.clock.now })
    .where('id', '=', id)
    .execute();
}

/** Sets up an authenticator app for an account, whose email is proved first. */
export async function addTotp(
  server: TestServer,
  as: Account,
): Promise<{ secret: string; recoveryCodes: string[] | null }> {
  await proveEmail(server, as);
  const { secret } = (await server.call('POST', '/api/v1/second-factors/totp', { as })).as(totpAnswerSchema).data;
  const body = { code: codeAt(secret, server.clock.now) };
  const added = await server.call('POST', '/api/v1/second-factors/totp/confirm', { as, body });
  return { secret, recoveryCodes: added.as(factorAddedAnswerSchema).data.recoveryCodes };
}

/** Sets up a passkey for an account. */
export async function addPasskeyOf(server: TestServer, as: Account, authenticator: Authenticator): Promise<void> {
  const { challenge } = await passkeyOptions(server, as);
  const body = { name: 'My key', attestation: authenticator.attest(challenge, HERE) };
  (await server.call('POST', '/api/v1/second-factors/passkeys', { as, body })).as(factorAddedAnswerSchema);
}

/** Begins to set up a passkey for an account, whose email is proved first. */
export async function passkeyOptions(server: TestServer, as: Account) {
  await proveEmail(server, as);
  const answer = await server.call('POST', '/api/v1/second-factors/passkeys/options', { as });
  return answer.as(passkeyOptionsAnswerSchema).data;
}

/** Logs in with the password, and returns the challenge for the second factor. */
export async function challengeOf(server: TestServer, { userName }: Account, deviceToken?: string) {
  const body = { userName, password: PASSWORD, ...(deviceToken !== undefined && { deviceToken }) };
  const answer = await server.call('POST', '/api/login', { body });
  const { code, data } = answer.as(loginErrorSchema);
  if (answer.status !== 401 || code !== 'second_factor_required' || !data) throw new Error(`No challenge: ${code}`);
  return data;
}
