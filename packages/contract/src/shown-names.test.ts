import { expect, it } from 'vitest';

import { shownNames } from './shown-names.ts';

const name = 'Chinedu Eze';

it.each(['Eze Motors', 'eze motors', 'Jumia', 'Ọlá Bakes', 'Lanre Science & Books', 'سوق كانو'])(
  'a verified vendor is led by the shop name %j, then the person',
  (userName) => {
    expect(shownNames({ name, userName, isVerifiedVendor: true })).toEqual([userName, name]);
  },
);

it.each(['eze_motors', 'eze.motors', 'ezemotors', 'Eze_Motors', '9jashop'])(
  'a verified vendor without a shop name is led by the person, then @%s',
  (userName) => {
    expect(shownNames({ name, userName, isVerifiedVendor: true })).toEqual([name, `@${userName}`]);
  },
);

it('somebody who is not verified cannot be led by a name that looks like a shop', () => {
  expect(shownNames({ name, userName: 'Eze Motors', isVerifiedVendor: false })).toEqual([name, '@Eze Motors']);
});

it('a shop that is named like its person is named once, then by @userName', () => {
  expect(shownNames({ name, userName: name, isVerifiedVendor: true })).toEqual([name, `@${name}`]);
});
