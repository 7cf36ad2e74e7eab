import type { Session } from 'electron';

import { type OwnAddress, isOwn } from './own-address.ts';

/**
 * All that a page of ours may ever have. Chromium asks for local-network and loopback-network before it reaches a server on a
 * private address; copying a profile's link writes plain text to the clipboard and can read nothing.
 */
const GRANTED: ReadonlySet<string> = new Set(['local-network', 'loopback-network', 'clipboard-sanitized-write']);

/** Says whether a page may have a permission: no, but for the few above and our own page (design §8). */
export function isGranted(permission: string, page: string, own: OwnAddress): boolean {
  return GRANTED.has(permission) && isOwn(page, own);
}

/** Puts the rule in front of everything a page can ask the session for. */
export function guardPermissions(session: Session, own: OwnAddress): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(isGranted(permission, details.requestingUrl, own));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => isGranted(permission, origin, own));
  session.setDevicePermissionHandler(() => false);
}
