import { confirmPhoneOf, requestPhoneCode, sentPhoneCode } from '../phones.ts';
import { type Row, everyMember } from './row.ts';

let last = 8_031_000_000;

/** A number of one call, because few accounts can confirm the same. */
const newNumber = () => String((last += 1));

export const phoneRows: readonly Row[] = [
  {
    route: 'POST /api/v1/phone',
    call: ({ request }) => request('POST', '/api/v1/phone', { phoneNumber: newNumber() }),
    statuses: everyMember(200),
  },
  {
    // Only the session that requested the code can use it; the others have none.
    route: 'POST /api/v1/phone/confirm',
    call: async ({ server, request, owner }) => {
      const number = newNumber();
      await requestPhoneCode(server, owner, number);
      return request('POST', '/api/v1/phone/confirm', { code: await sentPhoneCode(server, number) });
    },
    statuses: { ...everyMember(410), owner: 200 },
  },
  {
    route: 'DELETE /api/v1/phone',
    call: async ({ server, request, owner }) => {
      await confirmPhoneOf(server, owner, newNumber());
      return request('DELETE', '/api/v1/phone');
    },
    statuses: everyMember(200),
  },
];
