import { type OwnAddress, isOwn } from '../app-files/own-address.ts';

/** The details of Electron's navigation events. */
interface NavigationEvent {
  url: string;
  preventDefault: () => void;
}

/** The part of Electron's `WebContents` that is guarded. */
export interface GuardedContents {
  on: {
    (event: 'will-navigate', listener: (event: NavigationEvent) => void): unknown;
    (event: 'will-redirect', listener: (event: NavigationEvent) => void): unknown;
    (event: 'will-frame-navigate', listener: (event: NavigationEvent & { isMainFrame: boolean }) => void): unknown;
    (event: 'will-attach-webview', listener: (event: { preventDefault: () => void }) => void): unknown;
  };
  setWindowOpenHandler: (handler: (details: { url: string }) => { action: 'deny' }) => void;
}

/**
 * Keeps a page on the app's own address. Every other address is refused and offered to the system.
 * @param openOutside opens an address in the system; it has an allow-list of its own
 */
export function guardNavigation(
  contents: GuardedContents,
  own: OwnAddress,
  openOutside: (address: string) => void,
): void {
  contents.on('will-navigate', (event) => {
    if (isOwn(event.url, own)) return;
    event.preventDefault();
    openOutside(event.url);
  });
  // Our page and scheme never redirect or use frames, so no user asked for such a load: it is not opened outside
  // either.
  contents.on('will-redirect', (event) => {
    if (!isOwn(event.url, own)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
}
