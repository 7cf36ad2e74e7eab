import { contextBridge, ipcRenderer } from 'electron';

import { createBridge } from './create-bridge.ts';

contextBridge.exposeInMainWorld(
  'oja',
  createBridge((channel, payload) => ipcRenderer.invoke(channel, payload)),
);
