import { ipcMain } from 'electron';

import { CALL_CHANNEL } from '../../bridge/channels.ts';
import { type CallContext, answerCall } from './answer-call.ts';

/** Registers the handler for every call of the bridge. */
export function handleCalls(context: CallContext): void {
  ipcMain.handle(CALL_CHANNEL, (event, name: unknown, payload: unknown) =>
    answerCall({ name, payload, sender: event.senderFrame }, context),
  );
}
