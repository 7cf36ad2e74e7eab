import type { BridgeAnswer } from './answer.ts';
import type { CallName, Gives, Takes } from './calls.ts';
import type { BridgeEvents, EventName } from './events.ts';

/** The arguments of a call after its name: its payload, or nothing. */
export type PayloadOf<Name extends CallName> = Takes<Name> extends undefined ? [] : [payload: Takes<Name>];

/** The object that the preload puts into the page as `window.oja`; absent in a browser. */
export interface OjaBridge {
  /**
   * Calls main.
   * @returns its answer; never rejects. `timed_out` comes after the call's own time limit.
   */
  call: <Name extends CallName>(name: Name, ...payload: PayloadOf<Name>) => Promise<BridgeAnswer<Gives<Name>>>;
  /**
   * Listens for an event of main.
   * @returns what ends it
   */
  on: <Name extends EventName>(name: Name, listener: (payload: BridgeEvents[Name]) => void) => () => void;
}
