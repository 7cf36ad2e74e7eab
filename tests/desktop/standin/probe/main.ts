/** A small app for the stand-in's own tests: one window with its own scheme, and a bridge that transfers anything. */
import { join } from 'node:path';

import { app, BrowserWindow, ipcMain, protocol, session } from 'electron';

const PAGE = '<!doctype html><title>Probe</title><label>Text <input id="text"></label>';

protocol.registerSchemesAsPrivileged([
  { scheme: 'probe', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);
if (process.env['PROBE_WAITS'] === 'yes') await app.whenReady();

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', (_event, argv) => void (globalThis.launchedWith = argv));
  app.on('window-all-closed', () => app.quit());
  void app.whenReady().then(start);
} else {
  app.quit();
}

function start(): void {
  session.defaultSession.protocol.handle('probe', ({ url }) =>
    url.endsWith('/file.txt')
      ? new Response('twelve bytes')
      : new Response(PAGE, { headers: { 'Content-Type': 'text/html' } }),
  );
  ipcMain.handle('echo', (_event, value: unknown) => value);
  ipcMain.handle('sender', ({ senderFrame }) => senderFrame?.url);
  ipcMain.handle('fail', () => {
    throw new TypeError('as expected');
  });
  const window = new BrowserWindow({
    width: 640,
    height: 480,
    show: false,
    webPreferences: { preload: join(import.meta.dirname, 'preload.cjs') },
  });
  window.once('ready-to-show', () => window.show());
  // The app may be quit in the meantime.
  window.loadURL('probe://host/start?of=it#here').catch(() => undefined);
}

declare global {
  /** The arguments of the last second launch. */
  var launchedWith: string[];
}
