import type { BridgeErrorCode } from '../bridge/answer.ts';

/** A failure that a handler expects: its code and message cross the bridge, where any other error crosses as `internal`. */
export class BridgeFault extends Error {
  readonly code: BridgeErrorCode;

  constructor(code: BridgeErrorCode, message: string) {
    super(message);
    this.name = 'BridgeFault';
    this.code = code;
  }
}
