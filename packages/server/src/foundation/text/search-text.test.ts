import { expect, it } from 'vitest';

import { containsPattern, foldForSearch } from './search-text.ts';

it('ignores case, accents, tone marks and extra spaces', () => {
  expect(foldForSearch('  Àdùnní   ỌLÁ ')).toBe('adunni ola');
});

it('treats wildcards literally', () => {
  expect(containsPattern(String.raw`50%_\ `)).toBe(String.raw`%50\%\_\\%`);
});
