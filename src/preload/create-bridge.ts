import type { BridgeAnswer, BridgeErrorCode } from '../bridge/answer.ts';
import type { CallName, CallResult } from '../bridge/calls.ts';
import { CALL_CHANNEL, EVENT_CHANNEL, MAIN_LIMIT } from '../bridge/channels.ts';
import type { BridgeEvent, BridgeEvents, EventName } from '../bridge/events.ts';
import type { OjaBridge } from '../bridge/oja-bridge.ts';

/** The transport between page and main: Electron's `ipcRenderer`, or a test's own. */
export interface Wire {
  /** `answerCall` in main creates the answer. */
  invoke: <Name extends CallName>(
    channel: string,
    name: Name,
    payload: unknown,
  ) => Promise<BridgeAnswer<CallResult<Name>>>;
  listen: (channel: string, listener: (event: BridgeEvent) => void) => void;
}

const EARLY_MAX = 50;

/**
 * Creates the object that the page sees. The page can name calls and events, but no channels, and never gets
 * `ipcRenderer`. There is one listener for main, however many listeners the page has.
 */
export function createBridge(wire: Wire): OjaBridge {
  const listeners = new Set<(event: BridgeEvent) => boolean>();
  /** Events that arrived before their first listener. */
  let early: BridgeEvent[] = [];
  wire.listen(EVENT_CHANNEL, (event) => {
    let isHandled = false;
    for (const listener of listeners) isHandled = listener(event) || isHandled;
    if (!isHandled) early = [...early, event].slice(-EARLY_MAX);
  });
  return {
    call: (name, ...payload) => withinTime(name, wire.invoke(CALL_CHANNEL, name, payload[0])),
    on(name, listener) {
      const own = (event: BridgeEvent) => {
        if (!isNamed(event, name)) return false;
        guarded(() => listener(event.payload));
        return true;
      };
      listeners.add(own);
      early = early.filter((event) => !own(event));
      return () => void listeners.delete(own);
    },
  };
}

function isNamed<Name extends EventName>(
  event: BridgeEvent,
  name: Name,
): event is BridgeEvent & { name: Name; payload: BridgeEvents[Name] } {
  return event.name === name;
}

/** Prevents an error in one listener from reaching the others. */
function guarded(deliver: () => void): void {
  try {
    deliver();
  } catch (error) {
    reportError(error);
  }
}

/** Main enforces each call's own limit; this one applies if main does not answer at all. */
async function withinTime<Name extends CallName>(
  name: Name,
  answer: Promise<BridgeAnswer<CallResult<Name>>>,
): Promise<BridgeAnswer<CallResult<Name>>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<BridgeAnswer<CallResult<Name>>>((resolve) => {
    const giveUp = () => resolve(failure('timed_out', `The desktop app did not answer ${name} in time.`));
    timer = setTimeout(giveUp, MAIN_LIMIT);
  });
  try {
    return await Promise.race([answer, late]);
  } catch {
    return failure('internal', `The desktop app could not answer ${name}.`);
  } finally {
    clearTimeout(timer);
  }
}

function failure(code: BridgeErrorCode, message: string): BridgeAnswer<never> {
  return { ok: false, error: { code, message } };
}
