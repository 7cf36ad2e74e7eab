import { expect, test } from 'vitest';

import { initialsOf } from './initials.ts';

test.for([
  ['Adaeze Nwosu', 'AN'],
  ['Chukwuemeka Obi Nnamdi', 'CN'],
  ['ọlá bàbájídé', 'ỌB'],
  ['musa', 'M'],
  ['ChopLife_Foods', 'CF'],
  ['  7even   Stars ', '7S'],
  ['👑 Queen', 'Q'],
  ['فاطمة بلو', 'فب'],
  ['', '?'],
  ['...', '?'],
])('the initials of "%s" are "%s"', ([name = '', initials]) => {
  expect(initialsOf(name)).toBe(initials);
});
