/** The part of Electron's `app` that is used. */
export interface InstanceApp {
  requestSingleInstanceLock: () => boolean;
  quit: () => void;
  on: (event: 'second-instance', listener: (event: unknown, argv: string[]) => void) => unknown;
}

/**
 * Makes this the only running instance. A second launch quits at once and shows the first (architecture §8).
 * @param showFirst called in the first instance with the second launch's arguments, which may contain a link
 * @returns false in a second instance, which must start nothing
 */
export function claimSingleInstance(app: InstanceApp, showFirst: (argv: readonly string[]) => void): boolean {
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return false;
  }
  app.on('second-instance', (_event, argv) => showFirst(argv));
  return true;
}
