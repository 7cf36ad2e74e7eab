import { expect, it } from 'vitest';

import { CATEGORIES } from './categories.ts';

it('there are 57 categories, each once, in the spelling of the specification', () => {
  expect(CATEGORIES).toHaveLength(57);
  expect(new Set(CATEGORIES).size).toBe(57);
  expect(CATEGORIES).toContain('Provisionss');
  expect(CATEGORIES.at(0)).toBe('Electronics');
  expect(CATEGORIES.at(-1)).toBe('Skin Care');
});
