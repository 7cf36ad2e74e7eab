import { type Row, adminsOnly, everyMember, ownerOnly, ownerOrAdmin } from './row.ts';

export const userRows: readonly Row[] = [
  {
    route: 'GET /api/v1/users/dashboard/:userName',
    call: ({ ask, owner }) => ask('GET', `/api/v1/users/dashboard/${owner.userName}`),
    meets: ownerOnly(200),
  },
  {
    route: 'GET /api/v1/users/profile/:userId',
    call: ({ ask, owner }) => ask('GET', `/api/v1/users/profile/${owner.id}`),
    meets: everyMember(200),
  },
  { route: 'GET /api/v1/users/all', call: ({ ask }) => ask('GET', '/api/v1/users/all'), meets: everyMember(200) },
  {
    route: 'GET /api/v1/users/:id/followers',
    call: ({ ask, owner }) => ask('GET', `/api/v1/users/${owner.id}/followers`),
    meets: everyMember(200),
  },
  {
    route: 'GET /api/v1/users/:id/following',
    call: ({ ask, owner }) => ask('GET', `/api/v1/users/${owner.id}/following`),
    meets: everyMember(200),
  },
  {
    route: 'GET /api/v1/users/:id/posts',
    call: ({ ask, owner }) => ask('GET', `/api/v1/users/${owner.id}/posts`),
    meets: everyMember(200),
  },
  {
    // Nobody follows themselves.
    route: 'POST /api/v1/users/follow/:id',
    call: ({ ask, owner }) => ask('POST', `/api/v1/users/follow/${owner.id}`),
    meets: { ...everyMember(200), owner: 400 },
  },
  {
    // Nobody blocks themselves.
    route: 'POST /api/v1/users/:id/block',
    call: ({ ask, owner }) => ask('POST', `/api/v1/users/${owner.id}/block`),
    meets: { ...everyMember(200), owner: 400 },
  },
  {
    route: 'DELETE /api/v1/users/:id/block',
    call: ({ ask, owner }) => ask('DELETE', `/api/v1/users/${owner.id}/block`),
    meets: { ...everyMember(200), owner: 400 },
  },
  {
    route: 'GET /api/v1/users/blocked',
    call: ({ ask }) => ask('GET', '/api/v1/users/blocked'),
    meets: everyMember(200),
  },
  {
    route: 'PATCH /api/v1/users/profile/:userId',
    call: ({ ask, owner }) => ask('PATCH', `/api/v1/users/profile/${owner.id}`, { bio: 'Adire since 1987.' }),
    meets: ownerOnly(200),
  },
  {
    route: 'PATCH /api/v1/users/settings',
    call: ({ ask }) => ask('PATCH', '/api/v1/users/settings', { readReceipts: false }),
    meets: everyMember(200),
  },
  {
    route: 'PATCH /api/v1/users/update_vendor/:id',
    call: ({ ask, owner }) => ask('PATCH', `/api/v1/users/update_vendor/${owner.id}`),
    meets: adminsOnly(200),
  },
  {
    route: 'DELETE /api/v1/users/delete/:id',
    call: ({ ask, owner }) => ask('DELETE', `/api/v1/users/delete/${owner.id}`),
    meets: ownerOrAdmin(200),
  },
];
