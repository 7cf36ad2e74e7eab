import { type Row, everyMember } from './row.ts';

export const realtimeRows: readonly Row[] = [
  { route: 'GET /api/v1/events', call: ({ ask }) => ask('GET', '/api/v1/events?after=0'), meets: everyMember(200) },
];
