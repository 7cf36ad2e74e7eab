import { randomUUID } from 'node:crypto';

import { withdrawAnswerSchema } from '@oja/contract/wallet';

import { fillWallet } from '../ledger.ts';
import { type Row, adminsOnly, everyMember } from './row.ts';

const BANK = { bankCode: '058', accountNumber: '0123456789' };

export const walletRows: readonly Row[] = [
  { route: 'GET /api/v1/wallet', call: ({ request }) => request('GET', '/api/v1/wallet'), statuses: everyMember(200) },
  {
    route: 'POST /api/v1/withdraw',
    // Only the owner's wallet has money, so the requests of other roles fail.
    call: async ({ server, owner, request }) => {
      await fillWallet(server.database.queries, owner.id, 500, randomUUID());
      return request('POST', '/api/v1/withdraw', { amount: 500, ...BANK, requestKey: randomUUID() });
    },
    statuses: { ...everyMember(409), owner: 200 },
  },
  {
    route: 'GET /api/v1/withdrawals',
    call: ({ request }) => request('GET', '/api/v1/withdrawals'),
    statuses: adminsOnly(200),
  },
  {
    route: 'PATCH /api/v1/withdrawals/:id',
    call: async ({ server, owner, request }) => {
      await fillWallet(server.database.queries, owner.id, 500, randomUUID());
      const body = { amount: 500, ...BANK, requestKey: randomUUID() };
      const answer = await server.call('POST', '/api/v1/withdraw', { as: owner, body });
      const { withdrawal } = answer.as(withdrawAnswerSchema).data;
      return request('PATCH', `/api/v1/withdrawals/${withdrawal._id}`, { state: 'paid' });
    },
    statuses: adminsOnly(200),
  },
];
