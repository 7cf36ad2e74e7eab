import { expect, it } from 'vitest';

import { CATEGORIES } from './categories.ts';
import { CATEGORY_GROUPS } from './category-groups.ts';

it('there are 57 categories, each once, in the spelling of the specification', () => {
  expect(CATEGORIES).toHaveLength(57);
  expect(new Set(CATEGORIES).size).toBe(57);
  expect(CATEGORIES).toContain('Provisionss');
  expect(CATEGORIES.at(0)).toBe('Electronics');
  expect(CATEGORIES.at(-1)).toBe('Skin Care');
});

it('each of the 57 categories is in one group', () => {
  const grouped = CATEGORY_GROUPS.flatMap(({ categories }) => [...categories]);
  expect(grouped).toHaveLength(57);
  expect(grouped.toSorted()).toEqual(CATEGORIES.toSorted());
});
