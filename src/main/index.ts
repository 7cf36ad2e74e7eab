import { app, dialog } from 'electron';

import { placeOfArguments, placeOfLink } from './deep-link.ts';
import type { OjaApp } from './oja-app.ts';
import { startOja } from './oja-app.ts';
import { createPageEvents } from './page-events.ts';
import { reportFault } from './report-fault.ts';
import { registerAppScheme } from './scheme.ts';
import { claimSingleInstance } from './single-instance.ts';

const events = createPageEvents();
let oja: OjaApp | undefined;
/** Somebody has launched it again while it was starting. */
let isAskedFor = false;

/** Shows the window first, then the place: it is there for whoever looks, however long the page takes. */
function goTo(place: string | undefined): void {
  if (place !== undefined) events.send({ name: 'path.asked', payload: place });
  isAskedFor = true;
  oja?.window.show();
}

app.enableSandbox();
registerAppScheme();
// Nothing here waits for `ready` at the top level: Electron would never get there.
if (claimSingleInstance(app, (argv) => goTo(placeOfArguments(argv)))) {
  // macOS tells of links so, before `ready` too.
  app.on('open-url', (event, link) => {
    event.preventDefault();
    goTo(placeOfLink(link));
  });
  app.on('activate', () => oja?.window.show());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  const first = placeOfArguments(process.argv);
  if (first !== undefined) events.send({ name: 'path.asked', payload: first });
  start().catch(giveUp);
}

async function start(): Promise<void> {
  await app.whenReady();
  oja = await startOja(events, () => isAskedFor);
}

function giveUp(error: unknown): void {
  reportFault(error);
  dialog.showErrorBox('Oja could not start', error instanceof Error ? error.message : String(error));
  app.exit(1);
}
