import { expect, it } from 'vitest';

import { CATEGORIES } from '@oja/contract/categories';
import { CATEGORY_ICONS } from './category-icons.ts';

it('each of the 57 categories has an icon, and nothing else has', () => {
  expect(CATEGORIES).toHaveLength(57);
  expect(Object.keys(CATEGORY_ICONS)).toEqual(CATEGORIES);
});

it('no two categories have the same icon', () => {
  expect(new Set(Object.values(CATEGORY_ICONS)).size).toBe(57);
});
