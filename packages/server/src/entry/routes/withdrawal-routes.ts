import { confirm } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import { WITHDRAWALS_PAGE } from '@oja/contract/limits';
import {
  withdrawalAnswerSchema,
  withdrawalEditSchema,
  withdrawalsAnswerSchema,
  withdrawalsQuerySchema,
} from '@oja/contract/wallet';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { recentProofCheck, requireAdmin, viewerOf } from './session-guard.ts';
import { cutPageById } from '../../foundation/db/keyset.ts';
import { operation } from '../../foundation/http/operation.ts';
import type { Services } from '../services.ts';
import { settleWithdrawal } from '../../market/payments/wallet/settle-withdrawal.ts';
import { toAdminWithdrawal } from '../../market/payments/wallet/wallet-wire.ts';
import { listWithdrawals } from '../../market/payments/wallet/withdrawal-store.ts';

/** Routes with which admins settle withdrawals. Registered behind requireSession. */
export function withdrawalRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, emails, now } = services;
  const { queries } = database;
  const requireRecentProof = recentProofCheck(services);
  return async (app) => {
    app.get(
      '/withdrawals',
      {
        schema: {
          querystring: withdrawalsQuerySchema,
          ...operation({
            summary: 'List the withdrawals that are waiting, or the settled ones',
            tag: 'Wallet',
            spec: 'architecture §6',
            errors: ['unauthenticated', 'admin_only', 'second_factor_needed', 'validation_failed'],
            answers: { 200: withdrawalsAnswerSchema },
          }),
        },
        onRequest: requireAdmin,
      },
      async ({ query: { state, cursor } }) => {
        const rows = await listWithdrawals(queries, { state, after: cursor, limit: WITHDRAWALS_PAGE + 1 });
        const { page, nextCursor } = cutPageById(rows, WITHDRAWALS_PAGE);
        return { data: { withdrawals: page.map(toAdminWithdrawal), nextCursor } };
      },
    );

    app.patch(
      '/withdrawals/:id',
      {
        schema: {
          params: idParamsSchema,
          body: withdrawalEditSchema,
          ...operation({
            summary: 'Mark a withdrawal as paid, or as failed, which returns the money to the wallet',
            tag: 'Wallet',
            spec: 'architecture §6',
            errors: [
              'unauthenticated',
              'admin_only',
              'second_factor_needed',
              'step_up_required',
              'validation_failed',
              'not_found',
              'withdrawal_settled',
            ],
            answers: { 200: withdrawalAnswerSchema },
          }),
        },
        onRequest: requireAdmin,
      },
      async (request) => {
        requireRecentProof(request);
        const { params, body } = request;
        const settlement = { id: params.id, to: body.state, adminId: viewerOf(request).id };
        const { row, emailIds } = await settleWithdrawal({ queries, emails, config }, settlement, now());
        for (const emailId of emailIds) emails.send(emailId);
        const code = body.state === 'paid' ? 'withdrawal_paid' : 'withdrawal_failed';
        return { ...confirm(code), data: { withdrawal: toAdminWithdrawal(row) } };
      },
    );
  };
}
