import { expect, it } from 'vitest';

import { containsPattern, foldForSearch, postSearchText } from './search-text.ts';

it('compares without case, accents, tone marks and spare spaces', () => {
  expect(foldForSearch('  Àdùnní   ỌLÁ ')).toBe('adunni ola');
});

it('keeps title and category apart', () => {
  expect(postSearchText('Red shoe', 'Fashion')).toBe('red shoe\nfashion');
  expect(postSearchText('Red shoe', null)).toBe('red shoe\n');
});

it('takes wildcards literally', () => {
  expect(containsPattern(String.raw`50%_\ `)).toBe(String.raw`%50\%\_\\%`);
});
