import { expect, it } from 'vitest';

import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 kB'],
  [499, '0 kB'],
  [840_400, '840 kB'],
  [999_900, '1 MB'],
  [1_234_000, '1.2 MB'],
  [34_600_000, '35 MB'],
  [2_500_000_000, '2.5 GB'],
])('%d bytes are shown as %s', (bytes, text) => expect(formatBytes(bytes, 'en-NG')).toBe(text));

it('the numbers and units are those of the language', () => expect(formatBytes(1_234_000, 'de')).toBe('1,2 MB'));
