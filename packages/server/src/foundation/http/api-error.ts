import type { ErrorCode } from '@oja/contract/errors';
import { ERROR_MESSAGES } from '@oja/contract/texts';

/** The HTTP status of each code of the error catalogue. */
const STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  validation_failed: 422,
  invalid_credentials: 401,
  not_activated: 403,
  user_name_taken: 409,
  user_name_rests: 409,
  email_taken: 409,
  activation_invalid: 400,
  activation_expired: 410,
  code_invalid: 400,
  code_expired: 410,
  code_unverified: 403,
  step_up_required: 403,
  second_factor_required: 401,
  second_factor_invalid: 401,
  challenge_expired: 401,
  second_factor_needed: 403,
  second_factor_missing: 409,
  second_factor_gone: 404,
  enrolment_expired: 410,
  passkey_registered: 409,
  passkeys_full: 409,
  password_wrong: 403,
  password_set: 409,
  second_factor_set: 409,
  phone_code_invalid: 400,
  phone_taken: 409,
  sms_limited: 429,
  sms_unavailable: 503,
  google_not_offered: 404,
  google_failed: 401,
  account_was_deleted: 403,
  account_deleted_by_admin: 403,
  unauthenticated: 401,
  forbidden: 403,
  vendor_only: 403,
  already_vendor: 409,
  admin_only: 403,
  not_found: 404,
  post_not_found: 404,
  comment_not_found: 404,
  flag_not_found: 404,
  saved_search_not_found: 404,
  saved_searches_full: 409,
  reply_not_found: 404,
  replies_full: 409,
  session_not_found: 404,
  application_not_found: 404,
  user_not_found: 404,
  not_an_image: 422,
  image_too_large: 422,
  upload_too_large: 413,
  upload_missing: 422,
  body_too_large: 413,
  price_changed: 400,
  insufficient_balance: 409,
  request_key_used: 409,
  withdrawal_settled: 409,
  advert_running: 409,
  advert_not_awaiting: 409,
  payment_unavailable: 503,
  signature_invalid: 401,
  already_flagged: 409,
  cannot_follow_self: 400,
  balance_left: 409,
  blocked: 403,
  blocked_by_you: 403,
  blocked_by_you_follow: 403,
  blocked_by_you_comment: 403,
  blocked_by_you_like: 403,
  blocked_by_you_save: 403,
  cannot_block_self: 400,
  cannot_message_self: 400,
  message_not_found: 404,
  scheduled_sent: 409,
  scheduled_not_found: 404,
  scheduled_full: 409,
  scheduled_sender_away: 409,
  shared_post_gone: 404,
  client_id_reused: 409,
  deal_not_found: 404,
  deal_moved: 409,
  deal_open: 409,
  deal_units_gone: 409,
  deal_not_allowed: 409,
  deal_own_post: 400,
  deal_fixed_price: 409,
  deal_post_unavailable: 409,
  deal_message: 409,
  deal_too_long: 409,
  review_not_found: 404,
  review_closed: 409,
  review_written: 409,
  review_replied: 409,
  review_already_flagged: 409,
  rate_limited: 429,
  too_many_tries: 429,
  challenge_tries: 429,
  unavailable: 503,
  internal: 500,
};

/** Returns the HTTP status of an error code (product §8). */
export function statusOf(code: ErrorCode): number {
  return STATUS[code];
}

/** An expected error, thrown anywhere in a request and answered as the contract's error body. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which the client should try again, where that is known: the answer's retry-after. */
  readonly retryAfterS: number | undefined;

  /**
   * @param code code of the error catalogue; it determines the message and the status
   * @param fields what is wrong with each input, by its name
   * @param message the catalogue's message with its placeholders filled in, or the text of the only input that is wrong
   * @param retryAfterS seconds after which the client should try again
   */
  constructor(code: ErrorCode, fields?: Record<string, string>, message?: string, retryAfterS?: number) {
    super(message ?? ERROR_MESSAGES[code]);
    this.name = 'ApiError';
    this.code = code;
    this.status = STATUS[code];
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }

  /** An error that ends after some seconds. */
  static until(code: ErrorCode, retryAfterS: number): ApiError {
    return new ApiError(code, undefined, undefined, retryAfterS);
  }
}

/** A 422 about one input, with the same text as message and at the field. */
export function refuseField(name: string, message: string): ApiError {
  return new ApiError('validation_failed', { [name]: message }, message);
}
