import { describe, expect, it } from 'vitest';

import { isCameraGranted, isGranted } from './permissions.ts';

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

  it('only the app’s own page has the camera, without sound, and only while it is allowed', () => {
    const page = 'oja-app://app/dashboard/chat/1';
    const allowed = { own, isAllowed: true };
    expect(isCameraGranted('media', ['video'], page, allowed)).toBe(true);
    expect(isCameraGranted('media', ['video'], page, { own, isAllowed: false })).toBe(false);
    expect(isCameraGranted('media', ['video'], 'https://oja.ng/', allowed)).toBe(false);
    expect(isCameraGranted('display-capture', ['video'], page, allowed)).toBe(false);
    for (const kinds of [[], ['audio'], ['video', 'audio'], ['unknown'], [undefined]])
      expect(isCameraGranted('media', kinds, page, allowed)).toBe(false);
  });

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
