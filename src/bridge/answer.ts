/** Why a call failed, for programs. */
export type BridgeErrorCode =
  | 'unknown_call'
  | 'forbidden_sender'
  | 'invalid_payload'
  | 'address_refused'
  | 'not_kept'
  | 'timed_out'
  | 'internal';

/** A failure as it crosses between the processes, where classes and stacks do not. */
interface BridgeError {
  code: BridgeErrorCode;
  /** For people. */
  message: string;
}

/** How every call ends: it never rejects, since an error loses its code on the way to the page. */
export type BridgeAnswer<Value> = { ok: true; value: Value } | { ok: false; error: BridgeError };
