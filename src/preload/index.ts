import { contextBridge, ipcRenderer } from 'electron';

import type { BridgeEvent } from '../bridge/events.ts';
import { createBridge } from './create-bridge.ts';

contextBridge.exposeInMainWorld(
  'oja',
  createBridge({
    invoke: (channel, name, payload) => ipcRenderer.invoke(channel, name, payload),
    listen: (channel, listener) => void ipcRenderer.on(channel, (_event, event: BridgeEvent) => listener(event)),
  }),
);
