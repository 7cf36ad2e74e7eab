import { randomUUID } from 'node:crypto';

import { PASSWORD } from '../test-server.ts';
import { proveEmail } from '../factors.ts';
import { type Row, everybody, everyMember } from './row.ts';

/** The first calls ignore the session: an old session must not prevent a new login. The last two are about it. */
export const authRows: readonly Row[] = [
  {
    route: 'POST /api/signup',
    call: ({ request }) => {
      const userName = randomUUID().slice(0, 23);
      return request('POST', '/api/signup', {
        name: 'Eve',
        userName,
        email: `${userName}@example.com`,
        password: PASSWORD,
        confirmPassword: PASSWORD,
      });
    },
    statuses: everybody(201),
  },
  {
    route: 'GET /api/activate',
    call: ({ request, owner }) => request('GET', `/api/activate?email=${owner.email}&token=none`),
    statuses: everybody(400),
  },
  {
    route: 'POST /api/activate/resend',
    call: ({ request, owner }) => request('POST', '/api/activate/resend', { userName: owner.userName }),
    statuses: everybody(200),
  },
  { route: 'GET /not-me.css', call: ({ request }) => request('GET', '/not-me.css'), statuses: everybody(200) },
  {
    route: 'GET /not-me',
    call: ({ request }) => request('GET', '/not-me?token=none'),
    statuses: everybody(200),
  },
  {
    route: 'POST /not-me',
    call: ({ request }) => request('POST', '/not-me?token=none'),
    statuses: everybody(200),
  },
  { route: 'GET /restore', call: ({ request }) => request('GET', '/restore?token=none'), statuses: everybody(200) },
  { route: 'POST /restore', call: ({ request }) => request('POST', '/restore?token=none'), statuses: everybody(200) },
  {
    route: 'GET /end-search-emails',
    call: ({ request }) => request('GET', '/end-search-emails?token=none'),
    statuses: everybody(200),
  },
  {
    route: 'POST /end-search-emails',
    call: ({ request }) => request('POST', '/end-search-emails?token=none'),
    statuses: everybody(200),
  },
  {
    route: 'GET /end-message-emails',
    call: ({ request }) => request('GET', '/end-message-emails?token=none'),
    statuses: everybody(200),
  },
  {
    route: 'POST /end-message-emails',
    call: ({ request }) => request('POST', '/end-message-emails?token=none'),
    statuses: everybody(200),
  },
  {
    route: 'POST /api/login',
    call: ({ request, owner }) => request('POST', '/api/login', { userName: owner.userName, password: 'a guess' }),
    statuses: everybody(401),
  },
  {
    route: 'POST /api/google',
    call: ({ request }) => request('POST', '/api/google', { access_token: 'a token of nobody' }),
    statuses: everybody(404),
  },
  {
    route: 'POST /api/send-otp',
    call: ({ request, owner }) => request('POST', '/api/send-otp', { userName: owner.userName }),
    statuses: everybody(200),
  },
  {
    route: 'PUT /api/verify-otp',
    call: ({ request }) => request('PUT', '/api/verify-otp?refreshToken=none', { otp: 'AAAAA' }),
    statuses: everybody(410),
  },
  {
    // This call does not use a session, only the token of a code.
    route: 'PUT /api/reset-password',
    call: ({ request, owner }) =>
      request('PUT', `/api/reset-password?userName=${owner.userName}`, {
        newPassword: 'another one',
        confirmNewPassword: 'another one',
      }),
    statuses: { ...everybody(410), visitor: 401 },
  },
  { route: 'POST /api/logout', call: ({ request }) => request('POST', '/api/logout'), statuses: everybody(200) },
  {
    route: 'POST /api/v1/step-up',
    call: ({ request }) => request('POST', '/api/v1/step-up', { password: PASSWORD }),
    statuses: everyMember(200),
  },
  {
    // These accounts have a password, and an email that is proved.
    route: 'POST /api/v1/step-up/code',
    async call({ server, as, request }) {
      if (as) await proveEmail(server, as);
      return request('POST', '/api/v1/step-up/code');
    },
    statuses: everyMember(409),
  },
  {
    // These accounts have no passkey.
    route: 'POST /api/v1/step-up/passkey',
    call: ({ request }) => request('POST', '/api/v1/step-up/passkey'),
    statuses: everyMember(404),
  },
];
