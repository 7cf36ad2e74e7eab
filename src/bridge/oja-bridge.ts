import type { BridgeAnswer } from './answer.ts';
import type { CallName, CallPayload, CallResult } from './calls.ts';
import type { BridgeEvents, EventName } from './events.ts';

/** The arguments of a call after its name: its payload, or nothing. */
export type CallArguments<Name extends CallName> =
  CallPayload<Name> extends undefined ? [] : [payload: CallPayload<Name>];

/** The object that the preload puts into the page as `window.oja`; absent in a browser. */
export interface OjaBridge {
  /**
   * Calls main.
   * @returns its answer; never rejects. `timed_out` comes after the call's own time limit.
   */
  call: <Name extends CallName>(name: Name, ...payload: CallArguments<Name>) => Promise<BridgeAnswer<CallResult<Name>>>;
  /**
   * Listens for an event of main.
   * @returns a function that removes the listener
   */
  on: <Name extends EventName>(name: Name, listener: (payload: BridgeEvents[Name]) => void) => () => void;
}
