import type { LoginChallenge, LoginError } from '@oja/contract/second-factors';

import { type AnswerShape, matchesShape } from './answer-shape.ts';
import { hasErrorCode } from './failure.ts';

const CHALLENGE = { challenge: 'text', totp: 'boolean' } as const satisfies AnswerShape<LoginChallenge>;

/**
 * What the login continues with, if the server asks for a second factor (decision 037).
 * @param error the error of a login, by password or by Google
 */
export function readLoginChallenge(error: unknown): LoginChallenge | undefined {
  if (!hasErrorCode(error, 'second_factor_required')) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an error with a code has the server's body
  const { data } = (error as { data: LoginError }).data;
  return data && matchesShape(data, CHALLENGE) ? data : undefined;
}
