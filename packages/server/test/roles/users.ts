import { type Row, everyMember, ownerOnly } from './row.ts';

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
];
