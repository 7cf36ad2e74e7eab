import { VALIDATION } from '@oja/contract/texts';
import { describe, expect, it } from 'vitest';

import { ADA } from '../../../../tests/fixtures/user.ts';
import { changesOf, profileFormSchema, valuesOf } from './profile-form-values.ts';

const user = { ...ADA, name: 'Ada Obi', bio: 'Cakes.', profileImage: 'https://oja.example/a.webp' };
const parse = (change: Partial<ReturnType<typeof valuesOf>>) =>
  profileFormSchema.parse({ ...valuesOf(user), ...change });

describe('the changes that the profile form sends', () => {
  it('are empty if nothing but surrounding spaces differs', () => {
    expect(changesOf(user, parse({ name: ' Ada Obi ' }), undefined)).toEqual({});
    expect(changesOf(user, parse({}), user.profileImage)).toEqual({});
  });

  it('contain only changed fields, and a password only if one was typed', () => {
    expect(changesOf(user, parse({ bio: '', password: 'ankara-2026' }), null)).toEqual({
      bio: '',
      password: 'ankara-2026',
      profileImage: null,
    });
  });
});

it('a password that is too short is an error of its field; an empty one is not', () => {
  const refused = profileFormSchema.safeParse({ ...valuesOf(user), password: 'short' });
  expect(refused.error?.issues).toMatchObject([{ path: ['password'], message: VALIDATION.passwordLength }]);
});
