/** The address of the app's page as scheme and host: Node returns 'null' as the origin of a custom scheme. */
export interface OwnAddress {
  protocol: string;
  host: string;
}

/** The scheme of the built renderer, and its only host. */
export const APP_SCHEME = 'oja-app';
export const APP_HOST = 'app';

/**
 * Returns the address that the page is loaded from: the app's own scheme, or the renderer's dev server in development.
 * @param devServer its address; must be undefined in a packaged app
 */
export function startAddress(devServer: string | undefined): string {
  return devServer ?? `${APP_SCHEME}://${APP_HOST}/`;
}

/** Returns the part of an address that decides whether a page is the app's own. */
export function ownAddressOf(address: string): OwnAddress {
  const { protocol, host } = new URL(address);
  return { protocol, host };
}

/** True if an address or an origin is the app's own. An invalid address is not. */
export function isOwn(address: string, own: OwnAddress): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === own.protocol && url.host === own.host && url.username === '';
}
