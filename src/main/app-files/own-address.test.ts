import { describe, expect, it } from 'vitest';

import { isOwn, ownAddressOf, startAddress } from './own-address.ts';

describe('isOwn recognises only the app’s own page', () => {
  const own = ownAddressOf(startAddress(undefined));

  it.each(['oja-app://app/', 'oja-app://app', 'oja-app://app/dashboard?reload=true#top', 'OJA-APP://app/'])(
    '%s is the app’s own page',
    (address) => {
      expect(isOwn(address, own)).toBe(true);
    },
  );

  it.each([
    '',
    'null',
    'about:blank',
    'file:///etc/passwd',
    'https://app/',
    'http://localhost:5173/',
    'oja-app://evil/',
    'oja-app://app.evil.com/',
    'oja-app://app@evil/',
    'oja-app://user@app/',
    'oja-app://app:1/',
    'oja-apps://app/',
    'data:text/html,oja-app://app/',
    'https://evil.com/oja-app://app/',
    'blob:oja-app://app/1',
  ])('%s is not the app’s own page', (address) => {
    expect(isOwn(address, own)).toBe(false);
  });

  it('in development, the dev server with its port is the app’s own page', () => {
    const dev = ownAddressOf(startAddress('http://localhost:5173'));
    expect(isOwn('http://localhost:5173/dashboard', dev)).toBe(true);
    expect(isOwn('http://localhost:4000/', dev)).toBe(false);
    expect(isOwn('https://localhost:5173/', dev)).toBe(false);
  });
});
