import type { BridgeAnswer, BridgeErrorCode } from '../../bridge/answer.ts';
import { CALLS, type CallName, type CallPayload, type CallResult, isCallName } from '../../bridge/calls.ts';
import { BridgeCallError } from '../faults/bridge-call-error.ts';
import { type OwnAddress, isOwn } from '../app-files/own-address.ts';

/** One handler for each call of the bridge. A missing handler does not compile. */
export type CallHandlers = {
  readonly [Name in CallName]: (payload: CallPayload<Name>) => CallResult<Name> | Promise<CallResult<Name>>;
};

/** The frame that sent a message, from Electron; null once it is gone. */
export interface Sender {
  url: string;
  parent: object | null;
}

/** The handlers, the app's own address, and the listener for unexpected errors. */
export interface CallContext {
  handlers: CallHandlers;
  own: OwnAddress;
  onFault: (error: unknown) => void;
}

/**
 * Answers one call: only from the top frame of the app's own page, with a valid payload, within the call's time limit.
 * @returns the answer; never rejects
 */
export async function answerCall(
  call: { name: unknown; payload: unknown; sender: Sender | null },
  context: CallContext,
): Promise<BridgeAnswer<CallResult<CallName>>> {
  const { name, sender } = call;
  if (!sender || sender.parent !== null || !isOwn(sender.url, context.own)) {
    return failure('forbidden_sender', 'This page may not call the desktop app.');
  }
  if (!isCallName(name)) return failure('unknown_call', 'Oja has no such call.');
  return answerKnown(name, call.payload, context);
}

async function answerKnown<Name extends CallName>(
  name: Name,
  payload: unknown,
  { handlers, onFault }: CallContext,
): Promise<BridgeAnswer<CallResult<Name>>> {
  const { payloadSchema, limit } = CALLS[name];
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return failure('invalid_payload', `${name} was called with a payload it does not take.`);
  const handle: CallHandlers[Name] = handlers[name];
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the schema; TypeScript loses which call it is
    return await withTimeLimit(limit, name, Promise.resolve(handle(parsed.data as CallPayload<Name>)));
  } catch (error) {
    if (error instanceof BridgeCallError) return failure(error.code, error.message);
    onFault(error);
    return failure('internal', `The desktop app could not complete ${name}.`);
  }
}

async function withTimeLimit<Name extends CallName>(
  limit: number,
  name: Name,
  given: Promise<CallResult<Name>>,
): Promise<BridgeAnswer<CallResult<Name>>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<BridgeAnswer<CallResult<Name>>>((resolve) => {
    timer = setTimeout(() => resolve(failure('timed_out', `The desktop app did not complete ${name} in time.`)), limit);
  });
  try {
    return await Promise.race([given.then((value) => ({ ok: true as const, value })), late]);
  } finally {
    clearTimeout(timer);
  }
}

function failure(code: BridgeErrorCode, message: string): BridgeAnswer<never> {
  return { ok: false, error: { code, message } };
}
