import { expect, it } from 'vitest';

import { pictureName } from './downloads.ts';

const now = new Date(2026, 10, 22, 9, 5, 7);

it.each([
  ['image/jpeg', 'Oja 2026-11-22 09.05.07.jpg'],
  ['image/webp', 'Oja 2026-11-22 09.05.07.webp'],
  ['IMAGE/PNG; charset=binary', 'Oja 2026-11-22 09.05.07.png'],
])('a picture of type %s is saved as %s', (type, name) => {
  expect(pictureName(type, now)).toBe(name);
});

it.each(['application/x-msdownload', 'text/html', 'image/svg+xml', 'application/octet-stream', 'constructor', ''])('a file of type "%s" is no picture', (type) => {
  expect(pictureName(type, now)).toBeUndefined();
});
