import { expect, it } from 'vitest';

import { ADA } from '../../../tests/fixtures/user.ts';
import { sessionReducer, userChanged } from './session-slice.ts';

const SESSION = { user: ADA, accessToken: 'x'.repeat(43) };

it('a user who has not changed stays the same object, so that nothing is rendered again', () => {
  expect(sessionReducer(SESSION, userChanged({ ...ADA }))).toBe(SESSION);
});

it('a user who has changed replaces the one of the session', () => {
  const bio = 'Sells cloth in Balogun.';
  expect(sessionReducer(SESSION, userChanged({ ...ADA, bio }))?.user.bio).toBe(bio);
});
