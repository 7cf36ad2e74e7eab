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

/**
 * Whether a page may have the camera: only our own page, without sound, and only while it has the dialog for it open
 * (decision 074).
 * @param kinds the media that are asked for
 */
export function isCameraGranted(
  permission: string,
  kinds: readonly (string | undefined)[],
  page: string,
  { own, isAllowed }: { own: OwnAddress; isAllowed: boolean },
): boolean {
  const isVideoAlone = kinds.length > 0 && kinds.every((kind) => kind === 'video');
  return permission === 'media' && isVideoAlone && isAllowed && isOwn(page, own);
}

/** Applies the rules to every permission request and check of the session. */
export function guardPermissions(session: Session, own: OwnAddress, isCameraAllowed: () => boolean): void {
  const camera = (permission: string, kinds: readonly (string | undefined)[], page: string) =>
    isCameraGranted(permission, kinds, page, { own, isAllowed: isCameraAllowed() });
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const kinds = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    answer(isGranted(permission, details.requestingUrl, own) || camera(permission, kinds, details.requestingUrl));
  });
  session.setPermissionCheckHandler(
    (_contents, permission, origin, { mediaType }) =>
      isGranted(permission, origin, own) || camera(permission, [mediaType], origin),
  );
  session.setDevicePermissionHandler(() => false);
}
