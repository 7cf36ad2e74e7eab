import { expect, it } from 'vitest';

import { containsPattern, foldForSearch } from './search-text.ts';

it('a text to search for ignores case, accents, tone marks and extra spaces', () => {
  expect(foldForSearch('  Àdùnní   ỌLÁ ')).toBe('adunni ola');
});

it('a text to search for treats wildcards literally', () => {
  expect(containsPattern(String.raw`50%_\ `)).toBe(String.raw`%50\%\_\\%`);
});
