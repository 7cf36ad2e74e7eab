import type { BridgeAnswer, BridgeErrorCode } from '../bridge/answer.ts';
import { type CallName, type Gives, TIME_LIMITS, channelOf, isCallName } from '../bridge/calls.ts';
import type { OjaBridge } from '../bridge/oja-bridge.ts';

/** Carries a message to main, where `answerCall` makes the answer: `ipcRenderer.invoke`, or a test's own. */
export type Invoke = <Name extends CallName>(channel: string, payload: unknown) => Promise<BridgeAnswer<Gives<Name>>>;

/**
 * Makes the object that the page sees. The page can name a call, never a channel, and never holds `ipcRenderer`.
 * @param invoke carries a call to main
 */
export function createBridge(invoke: Invoke): OjaBridge {
  return {
    call(name, ...payload) {
      if (!isCallName(name)) return Promise.resolve(failure('unknown_call', 'Oja has no such call.'));
      return withinTime(name, invoke(channelOf(name), payload[0]));
    },
  };
}

async function withinTime<Name extends CallName>(
  name: Name,
  answer: Promise<BridgeAnswer<Gives<Name>>>,
): Promise<BridgeAnswer<Gives<Name>>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<BridgeAnswer<Gives<Name>>>((resolve) => {
    const say = () => resolve(failure('timed_out', `The desktop app did not answer ${name} in time.`));
    timer = setTimeout(say, TIME_LIMITS[name]);
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
