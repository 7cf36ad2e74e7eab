import { newSubscription } from '../push-service.ts';
import { type Row, everyMember } from './row.ts';

export const pushRows: readonly Row[] = [
  {
    route: 'POST /api/v1/push-subscriptions',
    call: ({ request }) =>
      request('POST', '/api/v1/push-subscriptions', newSubscription('https://fcm.googleapis.com/fcm/send/x').body),
    statuses: everyMember(200),
  },
  {
    route: 'DELETE /api/v1/push-subscriptions',
    call: ({ request }) => request('DELETE', '/api/v1/push-subscriptions'),
    statuses: everyMember(200),
  },
];
