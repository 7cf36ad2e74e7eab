import { type Row, everyMember } from './row.ts';

export const realtimeRows: readonly Row[] = [
  {
    route: 'GET /api/v1/events',
    call: ({ request }) => request('GET', '/api/v1/events?after=0'),
    statuses: everyMember(200),
  },
];
