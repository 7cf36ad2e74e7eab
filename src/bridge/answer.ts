/** Why a call failed, as a code. */
export type BridgeErrorCode =
  | 'unknown_call'
  | 'forbidden_sender'
  | 'invalid_payload'
  | 'address_refused'
  | 'not_stored'
  | 'timed_out'
  | 'internal';

/** A failure as it crosses between the processes. Error classes and stacks cannot be sent. */
interface BridgeError {
  code: BridgeErrorCode;
  /** A text for the user. */
  message: string;
}

/** The result of every call. Calls never reject, because a rejected error loses its code on the way to the page. */
export type BridgeAnswer<Value> = { ok: true; value: Value } | { ok: false; error: BridgeError };
