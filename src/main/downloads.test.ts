import { expect, it } from 'vitest';

import { pictureName } from './downloads.ts';

it.each([
  ['shoe.jpeg', 'image/jpeg', 'shoe.jpg'],
  ['shoe', 'image/webp', 'shoe.webp'],
  ['ọ̀jà 2.png', 'image/png; charset=binary', 'ọjà 2.png'],
  ['../../etc/passwd.png', 'image/png', 'etcpasswd.png'],
  ['C:\\Windows\\x.png', 'image/png', 'CWindowsx.png'],
  ['.bashrc', 'image/png', 'bashrc.png'],
  ['...', 'image/png', 'picture.png'],
  ['', 'image/gif', 'picture.gif'],
  ['run.exe', 'image/png', 'run.png'],
  [`${'x'.repeat(300)}.png`, 'image/png', `${'x'.repeat(80)}.png`],
])('%s of type %s is saved as %s', (asked, type, name) => {
  expect(pictureName(asked, type)?.normalize('NFC')).toBe(name.normalize('NFC'));
});

it.each(['application/x-msdownload', 'text/html', 'image/svg+xml', 'application/octet-stream', ''])('a file of type "%s" is no picture, whatever its name', (type) => {
  expect(pictureName('picture.png', type)).toBeUndefined();
});
