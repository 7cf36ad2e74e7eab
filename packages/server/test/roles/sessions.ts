import { sessionsAnswerSchema } from '@oja/contract/sessions';

import { type Row, everyMember } from './row.ts';

export const sessionRows: readonly Row[] = [
  {
    // Only the owner may know that a session exists. It is the one of the call, which is a logout.
    route: 'DELETE /api/v1/sessions/:id',
    call: async ({ server, request, owner }) => {
      const { data } = (await server.call('GET', '/api/v1/sessions', { as: owner })).as(sessionsAnswerSchema);
      return request('DELETE', `/api/v1/sessions/${data[0]?._id}`);
    },
    statuses: { ...everyMember(404), owner: 200 },
  },
  {
    route: 'DELETE /api/v1/sessions',
    call: ({ request }) => request('DELETE', '/api/v1/sessions'),
    statuses: everyMember(200),
  },
];
