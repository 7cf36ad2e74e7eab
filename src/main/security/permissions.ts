import type { Session } from 'electron';

import { type OwnAddress, isOwn } from '../app-files/own-address.ts';

/**
 * All permissions that our page can get. Chromium requires local-network and loopback-network to reach a server on a
 * private address. clipboard-sanitized-write copies a profile's link as plain text and cannot read anything.
 */
const GRANTED: ReadonlySet<string> = new Set(['local-network', 'loopback-network', 'clipboard-sanitized-write']);

/** Whether a page may have a permission: only the ones above, and only our own page (architecture §8). */
export function isGranted(permission: string, page: string, own: OwnAddress): boolean {
  return GRANTED.has(permission) && isOwn(page, own);
}

/** Applies the rule to every permission request and check of the session. */
export function guardPermissions(session: Session, own: OwnAddress): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(isGranted(permission, details.requestingUrl, own));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => isGranted(permission, origin, own));
  session.setDevicePermissionHandler(() => false);
}
