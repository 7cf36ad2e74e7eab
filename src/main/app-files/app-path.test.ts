import { describe, expect, it } from 'vitest';

import { appFileOf } from './app-path.ts';

describe('the file for an address of the app', () => {
  it.each([
    ['oja-app://app/assets/index-1.js', ['assets', 'index-1.js'], 'text/javascript; charset=utf-8'],
    ['oja-app://app/favicon.svg?v=2#x', ['favicon.svg'], 'image/svg+xml'],
    ['oja-app://app/assets/Skin%20Care.WEBP', ['assets', 'Skin Care.WEBP'], 'image/webp'],
  ])('%s is a file', (address, segments, mediaType) => {
    expect(appFileOf(address)).toEqual({ segments, mediaType });
  });

  it.each([
    'oja-app://app',
    'oja-app://app/',
    'oja-app://app/dashboard/chat/1',
    'oja-app://app/dashboard/search/Skin%20Care?query=a.b',
    'oja-app://app/dashboard/profile/ade.bayo',
    'oja-app://app/assets/run.exe',
  ])('%s is a route of the app', (address) => {
    expect(appFileOf(address)?.segments).toEqual(['index.html']);
  });

  it.each([
    'oja-app://app/%2e%2e%2f%2e%2e%2fetc%2fpasswd.json',
    'oja-app://app/assets/..%2f..%2fsecret.json',
    'oja-app://app/..%5c..%5csecret.json',
    'oja-app://app/C%3A/secret.json',
    'oja-app://app/a.js%00.json',
    'oja-app://app/.vite/manifest.json',
    'oja-app://app/.env',
    'oja-app://app/%zz',
    'oja-app://other/index.html',
    'oja-app://app:80/index.html',
    'file:///index.html',
    'https://app/index.html',
    'index.html',
    '',
  ])('%s names no file', (address) => {
    expect(appFileOf(address)).toBeUndefined();
  });

  it('dot segments cannot leave the folder', () => {
    expect(appFileOf('oja-app://app/../../etc/passwd.json')?.segments).toEqual(['etc', 'passwd.json']);
  });
});
