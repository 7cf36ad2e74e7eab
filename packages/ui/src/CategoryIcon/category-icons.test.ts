import { expect, it } from 'vitest';

import { CATEGORIES } from '../fixtures/choices.ts';
import { CATEGORY_ICONS } from './category-icons.ts';

it('has an icon for each of the 57 categories and for nothing else', () => {
  expect(CATEGORIES).toHaveLength(57);
  expect(Object.keys(CATEGORY_ICONS)).toEqual(CATEGORIES);
});

it('no two categories look the same', () => {
  expect(new Set(Object.values(CATEGORY_ICONS)).size).toBe(57);
});
