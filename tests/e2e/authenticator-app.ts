import { TOTP_STEP_MS } from '@oja/contract/limits';
import { factorAddedAnswerSchema, totpAnswerSchema } from '@oja/contract/second-factors';
import type { APIRequestContext } from '@playwright/test';

import { codeAt } from '../../packages/server/test/totp-code.ts';
import type { TestAccount } from './accounts.ts';
import { stepUpCodeFor } from './outbox.ts';

/** The code that an authenticator app shows some steps from now. A step next to the server's is accepted. */
export const codeOf = (secret: string, steps = 0) => codeAt(secret, Date.now() + steps * TOTP_STEP_MS);

/** Sends a POST of an account's session. */
export async function postAs(calls: APIRequestContext, { accessToken }: TestAccount, path: string, data?: object) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await calls.post(`/api/v1/${path}`, { headers, ...(data && { data }) });
  const body: unknown = await answer.json();
  return body;
}

/**
 * Proves the email of an account and sets up an authenticator app by API calls, soon after its login. The code of the
 * step before is used for it, so that the current one is good afterwards.
 */
export async function addAuthenticatorApp(calls: APIRequestContext, account: TestAccount) {
  await postAs(calls, account, 'step-up/code');
  await postAs(calls, account, 'step-up', { code: await stepUpCodeFor(account.email, calls) });
  const { secret } = totpAnswerSchema.parse(await postAs(calls, account, 'second-factors/totp')).data;
  const added = await postAs(calls, account, 'second-factors/totp/confirm', { code: codeOf(secret, -1) });
  const [recoveryCode = ''] = factorAddedAnswerSchema.parse(added).data.recoveryCodes ?? [];
  return { secret, recoveryCode };
}
