import { app, dialog } from 'electron';

import { pathOfArguments, pathOfLink } from './launch/deep-link.ts';
import type { OjaApp } from './oja-app.ts';
import { startOja } from './oja-app.ts';
import { createPageEvents } from './calls/page-events.ts';
import { reportFault } from './faults/report-fault.ts';
import { readLaunch } from './notifications/mac-history.ts';
import { registerAppScheme } from './app-files/scheme.ts';
import { claimSingleInstance } from './launch/single-instance.ts';
import { text } from './texts/texts.ts';

const events = createPageEvents();
let oja: OjaApp | undefined;
/** The app was launched again while it was starting. */
let isWindowRequested = false;

/** Shows the window first, then the path, so that the user sees the window however long the page takes. */
function goTo(path: string | undefined): void {
  if (path !== undefined) events.send({ name: 'path.requested', payload: path });
  isWindowRequested = true;
  oja?.window.show();
}

app.enableSandbox();
registerAppScheme();
// Nothing here awaits `ready` at the top level: Electron would hang.
if (claimSingleInstance(app, (argv) => goTo(pathOfArguments(argv)))) {
  // macOS sends links with this event, also before `ready`.
  app.on('open-url', (event, link) => {
    event.preventDefault();
    goTo(pathOfLink(link));
  });
  // On macOS the notification of an earlier run can start the app.
  app.once('ready', (_event, launchInfo) => {
    const launch = readLaunch(launchInfo);
    if (!launch) return;
    const { alert, reply, isMarkedRead } = launch;
    if (isMarkedRead) events.send({ name: 'alert.markedRead', payload: alert });
    else if (reply === '') goTo(alert.path);
    else events.send({ name: 'alert.replied', payload: { alert, text: reply } });
  });
  app.on('activate', () => oja?.window.show());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  const first = pathOfArguments(process.argv);
  if (first !== undefined) events.send({ name: 'path.requested', payload: first });
  start().catch(giveUp);
}

async function start(): Promise<void> {
  await app.whenReady();
  oja = await startOja(events, () => isWindowRequested);
}

function giveUp(error: unknown): void {
  reportFault(error);
  dialog.showErrorBox(text('start.failed'), error instanceof Error ? error.message : String(error));
  app.exit(1);
}
