import { describe, expect, it } from 'vitest';

import { isGranted } from './permissions.ts';

const own = { protocol: 'oja-app:', host: 'app' };

describe('permissions', () => {
  it.each(['local-network', 'loopback-network', 'clipboard-sanitized-write'])(
    'only the app’s own page has %s',
    (permission) => {
      expect(isGranted(permission, 'oja-app://app/dashboard', own)).toBe(true);
      for (const page of ['https://oja.ng/', 'oja-app://other/', 'about:blank', '', 'null']) {
        expect(isGranted(permission, page, own)).toBe(false);
      }
    },
  );

  it.each([
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'midiSysex',
    'pointerLock',
    'fullscreen',
    'openExternal',
    'hid',
    'usb',
    'serial',
    'display-capture',
    'local-network-access',
    'unknown',
    'toString',
  ])('%s is never granted', (permission) => {
    expect(isGranted(permission, 'oja-app://app/', own)).toBe(false);
  });
});
