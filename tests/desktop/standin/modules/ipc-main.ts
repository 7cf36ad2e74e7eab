import { Emitter } from '../emitter.ts';
import type { IpcMainInvokeEvent } from '../surface.ts';

type Handler = (event: IpcMainInvokeEvent, ...args: never[]) => unknown;

const handlers = new Map<string, Handler>();

class IpcMain extends Emitter {
  constructor() {
    // electron-store offers its path to renderers without a sandbox; ours never requests it.
    super('ipcMain', ['electron-store-get-data']);
  }

  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  }

  removeHandler(channel: string): void {
    handlers.delete(channel);
  }
}

export const ipcMain = new IpcMain();

/**
 * Answers `ipcRenderer.invoke`. Rejects as Electron does: with the error's message and none of its other properties.
 */
export async function answerInvocation(
  sender: { readonly mainFrame: IpcMainInvokeEvent['senderFrame'] },
  channel: string,
  args: readonly unknown[],
): Promise<unknown> {
  const handler = handlers.get(channel);
  try {
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return await Reflect.apply(handler, undefined, [{ sender, senderFrame: sender.mainFrame }, ...args]);
  } catch (error) {
    throw new Error(`Error invoking remote method '${channel}': ${String(error)}`, { cause: error });
  }
}
