import { expect, it } from 'vitest';

import { postSearchText } from './new-post.ts';

it('the search text of a new post separates title and category', () => {
  expect(postSearchText('Red shoe', 'Fashion')).toBe('red shoe\nfashion');
  expect(postSearchText('Red shoe', null)).toBe('red shoe\n');
});
