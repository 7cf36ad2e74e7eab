import { expect, it } from 'vitest';

import { containsPattern, foldForSearch } from './search-text.ts';

it('compares without case, accents, tone marks and spare spaces', () => {
  expect(foldForSearch('  Àdùnní   ỌLÁ ')).toBe('adunni ola');
});

it('takes wildcards literally', () => {
  expect(containsPattern(String.raw`50%_\ `)).toBe(String.raw`%50\%\_\\%`);
});
