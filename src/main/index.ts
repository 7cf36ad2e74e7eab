import { join } from 'node:path';

import { app, dialog, session } from 'electron';

import { createCallHandlers } from './call-handlers.ts';
import { contentPolicy } from './content-policy.ts';
import { handleCalls } from './ipc.ts';
import { guardNavigation } from './navigation.ts';
import { openOutside } from './open-outside.ts';
import { ownAddressOf, startAddress } from './own-address.ts';
import { guardPermissions } from './permissions.ts';
import { reportFault } from './report-fault.ts';
import { registerAppScheme, serveAppScheme } from './scheme.ts';
import { openSessionFile } from './session-file.ts';
import { createSessionStore } from './session-store.ts';
import { claimSingleInstance } from './single-instance.ts';
import { createVault } from './vault.ts';
import { type MainWindow, createMainWindow } from './window.ts';
import { openWindowState } from './window-state.ts';

const HERE = import.meta.dirname;
let mainWindow: MainWindow | undefined;

app.enableSandbox();
registerAppScheme();
// Nothing here waits for `ready` at the top level: Electron would never get there.
if (claimSingleInstance(app, () => mainWindow?.show())) {
  app.on('activate', () => mainWindow?.show());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.whenReady().then(start).catch(giveUp);
}

function start(): void {
  const serverOrigin = __SERVER_ORIGIN__;
  const address = startAddress(app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']);
  const own = ownAddressOf(address);
  const open = (outside: string) => openOutside(outside, app.isPackaged ? undefined : serverOrigin);

  serveAppScheme(session.defaultSession.protocol, join(HERE, '../renderer'), contentPolicy(serverOrigin));
  guardPermissions(session.defaultSession, own);
  app.on('web-contents-created', (_event, contents) => {
    guardNavigation(contents, own, (outside) => void open(outside).catch(reportFault));
  });
  handleCalls({
    handlers: createCallHandlers({
      sessions: createSessionStore(openSessionFile(app.getPath('userData')), createVault()),
      info: { version: app.getVersion(), platform: process.platform },
      serverOrigin,
      openOutside: open,
    }),
    own,
    onFault: reportFault,
  });

  const preload = join(HERE, '../preload/index.cjs');
  mainWindow = createMainWindow({ address, preload, state: openWindowState(), onFault: reportFault });
  mainWindow.show();
}

function giveUp(error: unknown): void {
  reportFault(error);
  dialog.showErrorBox('Oja could not start', error instanceof Error ? error.message : String(error));
  app.exit(1);
}
