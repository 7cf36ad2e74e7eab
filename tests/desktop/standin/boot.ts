/**
 * Replaces Electron's executable: `electron [switches] FOLDER [arguments]`. Runs the app's built main in this process,
 * with a real Chromium, so that Playwright's `_electron.launch` drives it like the real one.
 */
import { open as openInspector } from 'node:inspector';
import { pathToFileURL } from 'node:url';

import { control } from './control.ts';
import { LAUNCH } from './launch.ts';
import { app } from './modules/app.ts';
import { handlerOf } from './modules/protocol.ts';
import { runtime } from './runtime.ts';

globalThis.standin = control;
process.argv = [...LAUNCH.argv];
Object.defineProperty(process, 'type', { value: 'browser' });
Object.defineProperty(process, 'resourcesPath', { value: LAUNCH.resources });
Object.defineProperty(process.versions, 'electron', { value: LAUNCH.electronVersion });

const released = Promise.withResolvers<void>();
if (LAUNCH.isDriven) {
  Object.assign(globalThis, { __playwright_run: () => released.resolve() });
  openInspector(0, '127.0.0.1');
} else {
  released.resolve();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit());

try {
  await import(pathToFileURL(LAUNCH.main).href);
  // As in Electron, `ready` waits until all of main has run: a main that awaits it at its top level hangs.
  if (!app.isQuitting) {
    await runtime.start(handlerOf);
    await released.promise;
    app.begin();
  }
} catch (error) {
  process.stderr.write(
    `stand-in: the app's main failed.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  runtime.end(1);
}
