import type { BridgeErrorCode } from '../../bridge/answer.ts';

/** An expected failure of a handler. Its code and message cross the bridge; any other error crosses as `internal`. */
export class BridgeCallError extends Error {
  readonly code: BridgeErrorCode;

  constructor(code: BridgeErrorCode, message: string) {
    super(message);
    this.name = 'BridgeCallError';
    this.code = code;
  }
}
