import { CATEGORIES } from '@oja/contract/categories';
import { describe, expect, it } from 'vitest';

import { categoryNamed, categoryPath } from './category-paths.ts';

describe('the category in an address', () => {
  it('a category is found in lower case, as in links (product §2)', () => {
    expect(CATEGORIES.map((name) => categoryNamed(name.toLowerCase()))).toEqual(CATEGORIES);
    expect(categoryNamed(' no such thing ')).toBe('no such thing');
  });

  it('the path contains the search text', () => {
    expect(categoryPath('Real Estate')).toBe('/dashboard/search/Real%20Estate');
    expect(categoryPath('Food', 'rice & beans')).toBe('/dashboard/search/Food?query=rice%20%26%20beans');
  });
});
