const { contextBridge, ipcRenderer } = require('electron');

globalThis.preloadOnly = true;
contextBridge.exposeInMainWorld('probe', {
  invoke: (channel, value) => ipcRenderer.invoke(channel, value),
  echo: (value) => value,
  fail: () => {
    throw new RangeError('of the preload');
  },
  later: () => Promise.reject(new Error('later')),
  readPage: () => globalThis.pageOnly,
  callMissing: () => ipcRenderer.sendSync('anything'),
  on(listener) {
    let isOver = false;
    ipcRenderer.on('news', (_event, ...args) => isOver || listener(...args));
    return () => {
      isOver = true;
    };
  },
});
