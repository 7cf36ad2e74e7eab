import type { BridgeAnswer, BridgeErrorCode } from '../bridge/answer.ts';
import type { CallName, Gives } from '../bridge/calls.ts';
import { CALL_CHANNEL, EVENT_CHANNEL, MAIN_LIMIT } from '../bridge/channels.ts';
import type { BridgeEvent, BridgeEvents, EventName } from '../bridge/events.ts';
import type { OjaBridge } from '../bridge/oja-bridge.ts';

/** What carries messages between page and main: Electron's `ipcRenderer`, or a test's own. */
export interface Wire {
  /** `answerCall` in main makes the answer. */
  invoke: <Name extends CallName>(channel: string, name: Name, payload: unknown) => Promise<BridgeAnswer<Gives<Name>>>;
  listen: (channel: string, listener: (told: BridgeEvent) => void) => void;
}

const EARLY_MAX = 50;

/**
 * Makes the object that the page sees. The page can name calls and events, never a channel, and never holds `ipcRenderer`.
 * Main is listened to once, however many in the page do.
 */
export function createBridge(wire: Wire): OjaBridge {
  const listeners = new Set<(told: BridgeEvent) => boolean>();
  /** What came before the part of the page that listens for it. */
  let early: BridgeEvent[] = [];
  wire.listen(EVENT_CHANNEL, (told) => {
    let isHeard = false;
    for (const listener of listeners) isHeard = listener(told) || isHeard;
    if (!isHeard) early = [...early, told].slice(-EARLY_MAX);
  });
  return {
    call: (name, ...payload) => withinTime(name, wire.invoke(CALL_CHANNEL, name, payload[0])),
    on(name, listener) {
      const own = (told: BridgeEvent) => {
        if (!isNamed(told, name)) return false;
        guarded(() => listener(told.payload));
        return true;
      };
      listeners.add(own);
      early = early.filter((told) => !own(told));
      return () => void listeners.delete(own);
    },
  };
}

function isNamed<Name extends EventName>(told: BridgeEvent, name: Name): told is BridgeEvent & { name: Name; payload: BridgeEvents[Name] } {
  return told.name === name;
}

/** A listener that throws takes nothing from the others. */
function guarded(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    reportError(error);
  }
}

/** Main keeps each call's own limit; this one is for a main that does not answer at all. */
async function withinTime<Name extends CallName>(
  name: Name,
  answer: Promise<BridgeAnswer<Gives<Name>>>,
): Promise<BridgeAnswer<Gives<Name>>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<BridgeAnswer<Gives<Name>>>((resolve) => {
    const say = () => resolve(failure('timed_out', `The desktop app did not answer ${name} in time.`));
    timer = setTimeout(say, MAIN_LIMIT);
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
