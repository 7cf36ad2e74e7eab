import { expect, test } from 'vitest';

import { postPermissions } from './post-permissions.ts';

test.for([
  ['the author', { isAuthor: true, isAdmin: false }, { edit: true, flag: false, delete: true }],
  ['another user', { isAuthor: false, isAdmin: false }, { edit: false, flag: true, delete: false }],
  ['an admin', { isAuthor: false, isAdmin: true }, { edit: false, flag: true, delete: true }],
  ['an admin who is the author', { isAuthor: true, isAdmin: true }, { edit: true, flag: true, delete: true }],
] as const)('product §6 gives the permissions of %s', ([, viewer, may]) => {
  expect(postPermissions(viewer)).toEqual(may);
});
