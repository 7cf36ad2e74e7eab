import { randomUUID } from 'node:crypto';

import { withdrawAnswerSchema } from '@oja/contract/wallet';

import { fillWallet } from '../ledger.ts';
import { type Row, adminsOnly, everyMember } from './row.ts';

const BANK = { bankCode: '058', accountNumber: '0123456789' };

export const walletRows: readonly Row[] = [
  { route: 'GET /api/v1/wallet', call: ({ ask }) => ask('GET', '/api/v1/wallet'), meets: everyMember(200) },
  {
    route: 'POST /api/v1/withdraw',
    // The owner's wallet is full: nobody else's request draws on it.
    call: async ({ server, owner, ask }) => {
      await fillWallet(server.database.queries, owner.id, 500, randomUUID());
      return ask('POST', '/api/v1/withdraw', { amount: 500, ...BANK, requestKey: randomUUID() });
    },
    meets: { ...everyMember(409), owner: 200 },
  },
  { route: 'GET /api/v1/withdrawals', call: ({ ask }) => ask('GET', '/api/v1/withdrawals'), meets: adminsOnly(200) },
  {
    route: 'PATCH /api/v1/withdrawals/:id',
    call: async ({ server, owner, ask }) => {
      await fillWallet(server.database.queries, owner.id, 500, randomUUID());
      const body = { amount: 500, ...BANK, requestKey: randomUUID() };
      const asked = await server.call('POST', '/api/v1/withdraw', { as: owner, body });
      const { withdrawal } = asked.as(withdrawAnswerSchema).data;
      return ask('PATCH', `/api/v1/withdrawals/${withdrawal._id}`, { state: 'paid' });
    },
    meets: adminsOnly(200),
  },
];
