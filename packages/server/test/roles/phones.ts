import { confirmPhoneOf, sentPhoneCode } from '../phones.ts';
import { type Row, everyMember } from './row.ts';

const NUMBER = '8031234567';

export const phoneRows: readonly Row[] = [
  {
    route: 'POST /api/v1/phone',
    call: ({ request }) => request('POST', '/api/v1/phone', { phoneNumber: NUMBER }),
    statuses: everyMember(200),
  },
  {
    // Only the session that requested the code can use it; the others have none.
    route: 'POST /api/v1/phone/confirm',
    call: async ({ server, request, owner }) => {
      await server.call('POST', '/api/v1/phone', { as: owner, body: { phoneNumber: NUMBER } });
      return request('POST', '/api/v1/phone/confirm', { code: await sentPhoneCode(server, NUMBER) });
    },
    statuses: { ...everyMember(410), owner: 200 },
  },
  {
    route: 'DELETE /api/v1/phone',
    call: async ({ server, request, owner }) => {
      await confirmPhoneOf(server, owner, NUMBER);
      return request('DELETE', '/api/v1/phone');
    },
    statuses: everyMember(200),
  },
];
