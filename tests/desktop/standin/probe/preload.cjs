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
    const heard = (_event, ...args) => listener(...args);
    ipcRenderer.on('news', heard);
    return () => ipcRenderer.removeListener('news', heard);
  },
});
