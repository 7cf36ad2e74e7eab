import { CATEGORIES } from '@oja/contract/categories';
import { describe, expect, it } from 'vitest';

import { categoryNamed, categoryPath, findPath } from './category-paths.ts';

describe('the category in an address', () => {
  it('a category is found in lower case, as in links (product §2)', () => {
    expect(CATEGORIES.map((name) => categoryNamed(name.toLowerCase()))).toEqual(CATEGORIES);
    expect(categoryNamed(' no such thing ')).toBe('no such thing');
  });

  it('the path contains the search text', () => {
    expect(categoryPath('Real Estate')).toBe('/dashboard/search/Real%20Estate');
    expect(categoryPath('Food', 'rice & beans')).toBe('/dashboard/search/Food?query=rice%20%26%20beans');
  });

  it('the search for posts and users begins with a text, and with the users if asked to', () => {
    expect(findPath()).toBe('/dashboard/search/find');
    expect(findPath('rice & beans')).toBe('/dashboard/search/find?query=rice%20%26%20beans');
    expect(findPath('ada', 'users')).toBe('/dashboard/search/find?query=ada&tab=users');
    expect(findPath('', 'users')).toBe('/dashboard/search/find?tab=users');
  });
});
