/** Where the app's own page lives. Scheme and host, since Node gives 'null' as the origin of a scheme it does not know. */
export interface OwnAddress {
  protocol: string;
  host: string;
}

/** The scheme that serves the built renderer, and the one host it has. */
export const APP_SCHEME = 'oja-app';
export const APP_HOST = 'app';

/**
 * Says where the page is loaded from: the app's own scheme, or while developing the renderer's dev server.
 * @param devServer its address; must be undefined in a packaged app
 */
export function startAddress(devServer: string | undefined): string {
  return devServer ?? `${APP_SCHEME}://${APP_HOST}/`;
}

/** The part of an address that decides whether a page is ours. */
export function ownAddressOf(address: string): OwnAddress {
  const { protocol, host } = new URL(address);
  return { protocol, host };
}

/** True where an address, or an origin, is the app's own. Anything that is no address is not. */
export function isOwn(address: string, own: OwnAddress): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === own.protocol && url.host === own.host && url.username === '';
}
