import { toPage } from '../addresses.ts';
import { runtime } from '../runtime.ts';
import { defaultSession } from './session.ts';

/** Permissions, as Electron and Chromium's protocol name them. */
const NAMES = [
  ['notifications', { name: 'notifications' }, {}],
  ['geolocation', { name: 'geolocation' }, {}],
  ['media', { name: 'camera' }, { mediaType: 'video' }],
  ['media', { name: 'microphone' }, { mediaType: 'audio' }],
  ['clipboard-read', { name: 'clipboard-read' }, {}],
  ['clipboard-sanitized-write', { name: 'clipboard-write', allowWithoutSanitization: false }, {}],
] as const;

/** Sets the app's answers in Chromium before it loads a page, because Chromium cannot ask a user there. */
export async function setPermissions(address: string): Promise<void> {
  const { check } = defaultSession.guards;
  const { origin } = new URL(toPage(address));
  if (!check || origin === 'null') return;
  const browser = runtime.chromium().connection.session();
  await Promise.all(
    NAMES.map(([electron, permission, details]) =>
      browser.send('Browser.setPermission', {
        permission,
        setting: check(null, electron, new URL(address).href, details) ? 'granted' : 'denied',
        origin,
      }),
    ),
  );
}
