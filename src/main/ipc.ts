import { ipcMain } from 'electron';

import { TIME_LIMITS, channelOf, isCallName } from '../bridge/calls.ts';
import { type CallHandlers, answerCall } from './answer-call.ts';
import type { OwnAddress } from './own-address.ts';

/**
 * Listens for every call of the bridge.
 * @param context the handlers, the address whose pages may call, and who is told of unexpected errors
 */
export function handleCalls(context: {
  handlers: CallHandlers;
  own: OwnAddress;
  onFault: (error: unknown) => void;
}): void {
  for (const name of Object.keys(TIME_LIMITS).filter(isCallName)) {
    ipcMain.handle(channelOf(name), (event, payload: unknown) =>
      answerCall({ name, payload, sender: event.senderFrame }, context),
    );
  }
}
