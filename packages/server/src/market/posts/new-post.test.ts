import { expect, it } from 'vitest';

import { postSearchText } from './new-post.ts';

it('keeps title and category apart', () => {
  expect(postSearchText('Red shoe', 'Fashion')).toBe('red shoe\nfashion');
  expect(postSearchText('Red shoe', null)).toBe('red shoe\n');
});
