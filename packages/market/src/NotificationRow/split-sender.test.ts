import { expect, test } from 'vitest';

import { splitSender } from './split-sender.ts';

test.for([
  ['Musa Danjuma liked your post', ['Musa Danjuma', 'musa'], ['Musa Danjuma', 'liked your post']],
  ['musa started following you', ['Musa Danjuma', 'musa'], ['musa', 'started following you']],
  ['Ọlá Bakes liked your post', ['Ọlá Bakes'], ['Ọlá Bakes', 'liked your post']],
  ['musa_phones liked your post', ['musa'], ['', 'musa_phones liked your post']],
  ['You have a new follower', ['musa'], ['', 'You have a new follower']],
  ['Your post is live', [''], ['', 'Your post is live']],
] as const)('the message "%s" with the names %j is split into %j', ([message, names, parts]) => {
  expect(splitSender(message, names)).toEqual(parts);
});
