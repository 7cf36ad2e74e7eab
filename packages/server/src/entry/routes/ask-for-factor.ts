import type { LoginChallenge, LoginError } from '@oja/contract/second-factors';

import { ApiError } from '../../foundation/http/api-error.ts';
import { errorBody } from '../../foundation/http/error-handler.ts';

/** The body of the 401 with which a login continues where the account has a second factor. */
export function askForFactor(challenge: LoginChallenge): LoginError {
  return { ...errorBody(new ApiError('second_factor_required')), data: challenge };
}
