import { expect, it } from 'vitest';

import { CATEGORIES } from './categories.ts';
import { CATEGORY_GROUPS } from './category-groups.ts';

it('each of the 57 categories is in exactly one group', () => {
  const grouped = CATEGORY_GROUPS.flatMap(({ categories }) => categories);
  expect(grouped.toSorted()).toEqual([...CATEGORIES].toSorted());
  expect(new Set(CATEGORY_GROUPS.map(({ name }) => name)).size).toBe(CATEGORY_GROUPS.length);
});
