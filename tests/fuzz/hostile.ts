import * as fc from 'fast-check';

/** Text that breaks programs: SQL, paths, HTML, headers, numbers, and code that counts characters. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFFx',
  '\u202Eegap',
  '\u200B\u200B',
  '\uFEFF',
  'ẹ̀kọ́ ọjà',
  '👩🏾‍🌾'.repeat(20),
  'İı',
  'ﬃ',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '%%%',
  '\\',
  '\\%',
  "'",
  '$1',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '](javascript:alert(1))',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/',
  '%zz',
  '%00',
  '/',
  '//evil.example',
  'C:\\Windows',
  '.env',
  'file:///etc/passwd',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '-0',
  '9007199254740993',
  '0x10',
  '١٢٣',
  '1,5',
  '[object Object]',
  '__proto__',
  'constructor',
  'http://127.0.0.1:1/x.webp',
  'http://oja.test/images/post/nothing.webp',
  'data:text/html,x',
  'javascript:1',
  'ada@example.com',
  'Ada@EXAMPLE.com ',
  'a@b',
  '+2348031234567',
  '2026-02-30T25:61:61.000Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '\r\nx-injected: 1',
  'a\r\nb',
];

/** Strings of every kind, some of them long. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', '%', 'ọ', '\u0000', '🧵', ' '), fc.constantFrom(200, 2000, 20_000))
      .map(([unit, length]) => unit.repeat(length)),
  },
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MAX_VALUE),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

/** Any JSON, sometimes deep and wide. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], { $gt: '' }, { length: 10 }, { toString: null }),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(30, 2000).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom(100, 3000).map((length) => Array.from({ length }, () => 'x')) },
);

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
