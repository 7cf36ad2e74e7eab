import { randomUUID } from 'node:crypto';

import { PASSWORD } from '../test-server.ts';
import { type Row, everybody } from './row.ts';

/** None of these asks who one is already: a forgotten session must not stand in the way of a new one. */
export const authRows: readonly Row[] = [
  {
    route: 'POST /api/signup',
    call: ({ ask }) => {
      const userName = randomUUID().slice(0, 23);
      return ask('POST', '/api/signup', {
        name: 'Eve',
        userName,
        email: `${userName}@example.com`,
        password: PASSWORD,
        confirmPassword: PASSWORD,
      });
    },
    meets: everybody(201),
  },
  {
    route: 'GET /api/activate',
    call: ({ ask, owner }) => ask('GET', `/api/activate?email=${owner.email}&token=none`),
    meets: everybody(400),
  },
  {
    route: 'POST /api/activate/resend',
    call: ({ ask, owner }) => ask('POST', '/api/activate/resend', { userName: owner.userName }),
    meets: everybody(200),
  },
  {
    route: 'POST /api/login',
    call: ({ ask, owner }) => ask('POST', '/api/login', { userName: owner.userName, password: 'a guess' }),
    meets: everybody(401),
  },
  {
    route: 'POST /api/google',
    call: ({ ask }) => ask('POST', '/api/google', { access_token: 'a token of nobody' }),
    meets: everybody(404),
  },
  {
    route: 'POST /api/send-otp',
    call: ({ ask, owner }) => ask('POST', '/api/send-otp', { userName: owner.userName }),
    meets: everybody(200),
  },
  {
    route: 'PUT /api/verify-otp',
    call: ({ ask }) => ask('PUT', '/api/verify-otp?refreshToken=none', { otp: 'AAAAA' }),
    meets: everybody(410),
  },
  {
    // A session is not what it asks for: only the token of a code opens it.
    route: 'PUT /api/reset-password',
    call: ({ ask, owner }) =>
      ask('PUT', `/api/reset-password?userName=${owner.userName}`, {
        newPassword: 'another one',
        confirmNewPassword: 'another one',
      }),
    meets: { ...everybody(410), visitor: 401 },
  },
  { route: 'POST /api/logout', call: ({ ask }) => ask('POST', '/api/logout'), meets: everybody(200) },
];
