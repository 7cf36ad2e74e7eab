import { sessionsAnswerSchema } from '@oja/contract/sessions';

import { openSession } from '../../src/market/accounts/session-store.ts';
import { type Row, everyMember } from './row.ts';

export const sessionRows: readonly Row[] = [
  {
    // Only the owner may know that a session exists. It is another one than that of the call, so it is no logout.
    route: 'DELETE /api/v1/sessions/:id',
    call: async ({ server, request, owner }) => {
      await openSession(server.database.queries, owner.id, server.clock.now);
      const { data } = (await server.call('GET', '/api/v1/sessions', { as: owner })).as(sessionsAnswerSchema);
      return request('DELETE', `/api/v1/sessions/${data.find(({ current }) => !current)?._id}`);
    },
    statuses: { ...everyMember(404), owner: 200 },
  },
  {
    route: 'DELETE /api/v1/sessions',
    call: ({ request }) => request('DELETE', '/api/v1/sessions'),
    statuses: everyMember(200),
  },
];
