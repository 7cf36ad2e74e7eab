import { expect, it } from 'vitest';

import { postSearchText } from './new-post.ts';

it('separates title and category in the search text', () => {
  expect(postSearchText('Red shoe', 'Fashion')).toBe('red shoe\nfashion');
  expect(postSearchText('Red shoe', null)).toBe('red shoe\n');
});
