import { expect, test } from 'vitest';

import { splitSender } from './split-sender.ts';

test.for([
  ['musa started following you', 'musa', ['musa', 'started following you']],
  ['Ọlá Bakes liked your post', 'Ọlá Bakes', ['Ọlá Bakes', 'liked your post']],
  ['musa_phones liked your post', 'musa', ['', 'musa_phones liked your post']],
  ['You have a new follower', 'musa', ['', 'You have a new follower']],
  ['Your post is live', '', ['', 'Your post is live']],
] as const)('the message "%s" with the user name "%s" is split into %j', ([message, userName, parts]) => {
  expect(splitSender(message, userName)).toEqual(parts);
});
