import { expect, it } from 'vitest';

import { isReserved } from './reserved-names.ts';
import { userNameKey } from '../../foundation/text/user-name-key.ts';

it.each(['Oja', 'OJA Support', 'oja-admin', 'Admin', 'a.d.m.i.n', 'Deleted Account', 'Off\u0131cial'])(
  '%s is reserved',
  (name) => {
    expect(isReserved(userNameKey(name))).toBe(true);
  },
);

it.each(['Ojaswi', 'Team Lagos', 'Ada Support', 'Ọjà'])('%s is allowed', (name) => {
  expect(isReserved(userNameKey(name))).toBe(false);
});
