import { type Row, adminsOnly, everyMember, ownerOnly, ownerOrAdmin } from './row.ts';

export const userRows: readonly Row[] = [
  {
    route: 'GET /api/v1/users/dashboard/:userName',
    call: ({ request, owner }) => request('GET', `/api/v1/users/dashboard/${owner.userName}`),
    statuses: ownerOnly(200),
  },
  {
    route: 'GET /api/v1/users/profile/:userId',
    call: ({ request, owner }) => request('GET', `/api/v1/users/profile/${owner.id}`),
    statuses: everyMember(200),
  },
  {
    route: 'GET /api/v1/users/all',
    call: ({ request }) => request('GET', '/api/v1/users/all'),
    statuses: everyMember(200),
  },
  {
    route: 'GET /api/v1/users/:id/followers',
    call: ({ request, owner }) => request('GET', `/api/v1/users/${owner.id}/followers`),
    statuses: everyMember(200),
  },
  {
    route: 'GET /api/v1/users/:id/following',
    call: ({ request, owner }) => request('GET', `/api/v1/users/${owner.id}/following`),
    statuses: everyMember(200),
  },
  {
    route: 'GET /api/v1/users/:id/posts',
    call: ({ request, owner }) => request('GET', `/api/v1/users/${owner.id}/posts`),
    statuses: everyMember(200),
  },
  {
    // Users cannot follow themselves.
    route: 'POST /api/v1/users/follow/:id',
    call: ({ request, owner }) => request('POST', `/api/v1/users/follow/${owner.id}`),
    statuses: { ...everyMember(200), owner: 400 },
  },
  {
    // Users cannot block themselves.
    route: 'POST /api/v1/users/:id/block',
    call: ({ request, owner }) => request('POST', `/api/v1/users/${owner.id}/block`),
    statuses: { ...everyMember(200), owner: 400 },
  },
  {
    route: 'DELETE /api/v1/users/:id/block',
    call: ({ request, owner }) => request('DELETE', `/api/v1/users/${owner.id}/block`),
    statuses: { ...everyMember(200), owner: 400 },
  },
  {
    route: 'GET /api/v1/users/blocked',
    call: ({ request }) => request('GET', '/api/v1/users/blocked'),
    statuses: everyMember(200),
  },
  {
    // Without a new password, an old session may make this call as well: see step-up.test.ts.
    route: 'PATCH /api/v1/users/profile/:userId',
    call: ({ request, owner }) =>
      request('PATCH', `/api/v1/users/profile/${owner.id}`, {
        bio: 'Adire since 1987.',
        password: 'another correct horse',
      }),
    statuses: ownerOnly(200),
  },
  {
    route: 'PATCH /api/v1/users/settings',
    call: ({ request }) =>
      request('PATCH', '/api/v1/users/settings', {
        readReceipts: false,
        showsPresence: false,
        showsPostsToVisitors: false,
      }),
    statuses: everyMember(200),
  },
  {
    route: 'PATCH /api/v1/users/update_vendor/:id',
    call: ({ request, owner }) => request('PATCH', `/api/v1/users/update_vendor/${owner.id}`),
    statuses: adminsOnly(200),
  },
  {
    route: 'DELETE /api/v1/users/delete/:id',
    call: ({ request, owner }) => request('DELETE', `/api/v1/users/delete/${owner.id}`),
    statuses: ownerOrAdmin(200),
  },
];
