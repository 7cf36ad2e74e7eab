import type { BridgeAnswer, BridgeErrorCode } from '../bridge/answer.ts';
import type { CallName, Gives, Takes } from '../bridge/calls.ts';
import { PAYLOADS } from '../bridge/payloads.ts';
import { BridgeFault } from './bridge-fault.ts';
import { type OwnAddress, isOwn } from './own-address.ts';

/** One handler for each call of the bridge; a call without one does not compile. */
export type CallHandlers = {
  readonly [Name in CallName]: (payload: Takes<Name>) => Gives<Name> | Promise<Gives<Name>>;
};

/** The frame that a message comes from, as Electron tells; null once it is gone. */
export interface Sender {
  url: string;
  parent: object | null;
}

/**
 * Answers one call: from our own page's top frame alone, with a payload that its validator accepts.
 * @param onFault is told of errors that no handler expects
 * @returns the answer; never rejects
 */
export async function answerCall<Name extends CallName>(
  call: { name: Name; payload: unknown; sender: Sender | null },
  context: { handlers: CallHandlers; own: OwnAddress; onFault: (error: unknown) => void },
): Promise<BridgeAnswer<Gives<Name>>> {
  const { name, sender } = call;
  if (!sender || sender.parent !== null || !isOwn(sender.url, context.own)) {
    return failure('forbidden_sender', `This page may not call ${name}.`);
  }
  const payload = PAYLOADS[name].safeParse(call.payload);
  if (!payload.success) return failure('invalid_payload', `${name} was called with a payload it does not take.`);
  try {
    return { ok: true, value: await context.handlers[name](payload.data) };
  } catch (error) {
    if (error instanceof BridgeFault) return failure(error.code, error.message);
    context.onFault(error);
    return failure('internal', `The desktop app could not complete ${name}.`);
  }
}

function failure(code: BridgeErrorCode, message: string): BridgeAnswer<never> {
  return { ok: false, error: { code, message } };
}
