import { advertsAnswerSchema } from '@oja/contract/adverts';
import { messageAnswerSchema } from '@oja/contract/answers';
import { activateAnswerSchema, sendOtpAnswerSchema, sessionAnswerSchema } from '@oja/contract/auth';
import { clientConfigSchema } from '@oja/contract/client-config';
import { type ErrorBody, errorBodySchema } from '@oja/contract/errors';
import { commentsAnswerSchema } from '@oja/contract/comments';
import { dealsAnswerSchema } from '@oja/contract/deals';
import { eventsAnswerSchema } from '@oja/contract/events';
import { flagCountsAnswerSchema, flagsAnswerSchema } from '@oja/contract/flags';
import { reviewFlagsAnswerSchema } from '@oja/contract/review-flags';
import { conversationsAnswerSchema, messageGroupAnswerSchema, messagesAnswerSchema } from '@oja/contract/messages';
import { notificationsAnswerSchema } from '@oja/contract/notifications';
import { paymentAnswerSchema } from '@oja/contract/payments';
import { categoryAnswerSchema, foundPostsAnswerSchema } from '@oja/contract/post-facets';
import {
  postAnswerSchema,
  postsAnswerSchema,
  savedPostsAnswerSchema,
  userPostsAnswerSchema,
} from '@oja/contract/posts';
import { phoneAnswerSchema } from '@oja/contract/phone-confirmation';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import {
  factorAddedAnswerSchema,
  type LoginChallenge,
  type LoginError,
  recoveryCodesAnswerSchema,
  secondFactorsAnswerSchema,
  totpAnswerSchema,
} from '@oja/contract/second-factors';
import { savedRepliesAnswerSchema } from '@oja/contract/saved-replies';
import { scheduledListAnswerSchema } from '@oja/contract/scheduled-messages';
import { savedSearchesAnswerSchema } from '@oja/contract/saved-searches';
import { sessionsAnswerSchema } from '@oja/contract/sessions';
import { uploadAnswerSchema } from '@oja/contract/uploads';
import {
  dashboardProfileAnswerSchema,
  followAnswerSchema,
  peopleAnswerSchema,
  profileAnswerSchema,
  profileEditAnswerSchema,
} from '@oja/contract/users';
import { ownApplicationAnswerSchema } from '@oja/contract/vendor-applications';
import type { z } from 'zod';

/** The contract's schema for the answer to each call. If two paths match an address, the first one applies. */
export const CALLS = {
  'GET /config.json': clientConfigSchema,
  'POST /api/login': sessionAnswerSchema,
  'POST /api/logout': messageAnswerSchema,
  'POST /api/signup': messageAnswerSchema,
  'GET /api/activate': activateAnswerSchema,
  'POST /api/send-otp': sendOtpAnswerSchema,
  'PUT /api/verify-otp': messageAnswerSchema,
  'PUT /api/reset-password': messageAnswerSchema,
  'POST /api/upload': uploadAnswerSchema,
  'GET /api/payments/:reference': paymentAnswerSchema,
  'GET /api/v1/adverts': advertsAnswerSchema,
  'GET /api/v1/deals': dealsAnswerSchema,
  'GET /api/v1/events': eventsAnswerSchema,
  'GET /api/v1/messages/conversations': conversationsAnswerSchema,
  'GET /api/v1/messages/later': scheduledListAnswerSchema,
  'GET /api/v1/messages/:id': messagesAnswerSchema,
  'POST /api/v1/messages/batch': messageGroupAnswerSchema,
  'GET /api/v1/notifications': notificationsAnswerSchema,
  'GET /api/v1/phone': phoneAnswerSchema,
  'POST /api/v1/phone': messageAnswerSchema,
  'POST /api/v1/phone/confirm': messageAnswerSchema,
  'DELETE /api/v1/phone': messageAnswerSchema,
  'GET /api/v1/saved-replies': savedRepliesAnswerSchema,
  'GET /api/v1/saved-searches': savedSearchesAnswerSchema,
  'GET /api/v1/posts': foundPostsAnswerSchema,
  'GET /api/v1/posts/feed': postsAnswerSchema,
  'GET /api/v1/posts/save': savedPostsAnswerSchema,
  'GET /api/v1/posts/category': categoryAnswerSchema,
  'GET /api/v1/posts/flag/count': flagCountsAnswerSchema,
  'GET /api/v1/posts/flag': flagsAnswerSchema,
  'GET /api/v1/reviews/flag': reviewFlagsAnswerSchema,
  'DELETE /api/v1/posts/flag/:id': messageAnswerSchema,
  'GET /api/v1/posts/reply/:id': commentsAnswerSchema,
  'GET /api/v1/posts/:id': postAnswerSchema,
  'PATCH /api/v1/posts/:id': messageAnswerSchema,
  'DELETE /api/v1/posts/:id': messageAnswerSchema,
  'POST /api/v1/login/second-factor': sessionAnswerSchema,
  'GET /api/v1/second-factors': secondFactorsAnswerSchema,
  'POST /api/v1/second-factors/totp': totpAnswerSchema,
  'POST /api/v1/second-factors/totp/confirm': factorAddedAnswerSchema,
  'DELETE /api/v1/second-factors/totp': messageAnswerSchema,
  'POST /api/v1/second-factors/recovery-codes': recoveryCodesAnswerSchema,
  'GET /api/v1/sessions': sessionsAnswerSchema,
  'DELETE /api/v1/sessions/:id': messageAnswerSchema,
  'DELETE /api/v1/sessions': messageAnswerSchema,
  'GET /api/v1/users/all': peopleAnswerSchema,
  'GET /api/v1/users/blocked': peopleAnswerSchema,
  'GET /api/v1/users/dashboard/:userName': dashboardProfileAnswerSchema,
  'GET /api/v1/users/profile/:id': profileAnswerSchema,
  'PATCH /api/v1/users/profile/:id': profileEditAnswerSchema,
  'POST /api/v1/users/follow/:id': followAnswerSchema,
  'DELETE /api/v1/users/delete/:id': messageAnswerSchema,
  'GET /api/v1/users/:id/followers': peopleAnswerSchema,
  'GET /api/v1/users/:id/following': peopleAnswerSchema,
  'GET /api/v1/users/:id/posts': userPostsAnswerSchema,
  'GET /api/v1/vendors/applications/own': ownApplicationAnswerSchema,
} as const satisfies Record<string, z.ZodType>;

export type Call = keyof typeof CALLS;

/** A call that does not succeed: it stays pending, the server cannot be reached, or it returns an error. */
export class Otherwise {
  readonly why: 'pending' | 'unreachable' | ErrorBody | LoginError;
  readonly status: number;

  constructor(why: Otherwise['why'], status = 0) {
    this.why = why;
    this.status = status;
  }
}

/** The call never ends. */
export const PENDING = new Otherwise('pending');
/** The call fails, as without a connection. */
export const UNREACHABLE = new Otherwise('unreachable');

/**
 * Makes an error response with the message of its code.
 * @param code of the contract's catalogue
 * @param status HTTP status below 500, because the app retries higher ones
 * @param fields the error message of each invalid field
 */
export function errorResponse(code: ErrorBody['code'], status = 400, fields?: Record<string, string>): Otherwise {
  return new Otherwise(
    errorBodySchema.parse({ code, message: ERROR_MESSAGES[code], ...(fields && { fields }) }),
    status,
  );
}

/** The answer to a login that continues with a second factor. */
export function challengeResponse(data: LoginChallenge): Otherwise {
  const code = 'second_factor_required';
  return new Otherwise({ code, message: ERROR_MESSAGES[code], data }, 401);
}

/** The successful or failing answer to a call. */
export type Answer<Name extends Call> = z.input<(typeof CALLS)[Name]> | Otherwise;
/** Answers by call: each one constant, or computed from the request's address. */
export type Answers = { readonly [Name in Call]?: Answer<Name> | ((url: URL) => Answer<Name>) };
