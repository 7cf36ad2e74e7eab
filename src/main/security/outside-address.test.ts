import { describe, expect, it } from 'vitest';

import { outsideAddress } from './outside-address.ts';

describe('which addresses may be opened in the system', () => {
  it.each([
    ['https://oja.ng/profile/1?x=1#top', 'https://oja.ng/profile/1?x=1#top'],
    ['HTTPS://Oja.NG', 'https://oja.ng/'],
    ['https:\\\\oja.ng\\a', 'https://oja.ng/a'],
    ['mailto:help@oja.ng?subject=Hello', 'mailto:help@oja.ng?subject=Hello'],
    ['tel:+2348012345678', 'tel:+2348012345678'],
  ])('%s is opened as parsed', (address, opened) => {
    expect(outsideAddress(address)).toBe(opened);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://oja.ng/1',
    'about:blank',
    'view-source:https://oja.ng',
    'file:///etc/passwd',
    'file://server/share/run.exe',
    '\\\\server\\share\\run.exe',
    'C:\\Windows\\System32\\calc.exe',
    '/usr/bin/env',
    'smb://server/share',
    'ftp://oja.ng',
    'ssh://-oProxyCommand=calc',
    'ms-msdt:/id PCWDiagnostic',
    'search-ms:query=x',
    'ms-officecmd:{}',
    'oja://profile/1',
    'oja-app://app/',
    'chrome://settings',
    'devtools://devtools',
    'intent://oja.ng#Intent;end',
    'x-apple.systempreferences:',
    'http://oja.ng',
    'http://localhost:4000',
    'ws://oja.ng',
    'https://',
    'https:',
    'https://user@evil.com',
    'https://oja.ng:secret@evil.com',
    'mailto:a@b.c?attach=/etc/passwd',
    'mailto:a@b.c?Attachment=C%3A%5Csecret',
    'mailto:a@b.c?subject=x&attach=y',
    'tel:*%2306%23',
    'tel:*21*123#',
    'tel:1;phone-context=evil',
    'tel:',
    '',
    'oja',
    `https://oja.ng/${'x'.repeat(2048)}`,
  ])('%s is refused', (address) => {
    expect(outsideAddress(address)).toBeUndefined();
  });

  it('the server on the developer’s own machine is allowed by its exact origin', () => {
    const server = 'http://localhost:4000';
    expect(outsideAddress('http://localhost:4000/checkout/1', server)).toBe('http://localhost:4000/checkout/1');
    for (const other of [
      'http://localhost:4001/',
      'http://localhost.evil.com:4000/',
      'http://a@localhost:4000/',
      'http://127.0.0.1:4000/',
    ]) {
      expect(outsideAddress(other, server)).toBeUndefined();
    }
  });
});
