/** The part of Electron's `app` that it takes. */
export interface InstanceApp {
  requestSingleInstanceLock: () => boolean;
  quit: () => void;
  on: (event: 'second-instance', listener: (event: unknown, argv: string[]) => void) => unknown;
}

/**
 * Makes this the only running Oja. A second launch ends at once and shows the first (design §8).
 * @param showFirst called in the first instance with the second's arguments, where a link may be among them
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
