import { confirm } from '@oja/contract/answers';
import { MOVEMENTS_PAGE, WITHDRAWALS_PAGE } from '@oja/contract/limits';
import { walletAnswerSchema, walletQuerySchema, withdrawAnswerSchema, withdrawSchema } from '@oja/contract/wallet';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { recentProofCheck, viewerOf } from './session-guard.ts';
import { cutPageById } from '../../foundation/db/keyset.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import type { Services } from '../services.ts';
import { findWallet } from '../../market/payments/wallet/ledger-accounts.ts';
import { listMovements } from '../../market/payments/wallet/wallet-store.ts';
import { toMovement, toWithdrawal } from '../../market/payments/wallet/wallet-wire.ts';
import { listWithdrawalsOf } from '../../market/payments/wallet/withdrawal-store.ts';
import { withdraw } from '../../market/payments/wallet/withdraw.ts';

/** Routes of the viewer's own wallet, architecture §6. Registered behind requireSession. */
export function walletRoutes(services: Services): FastifyPluginAsyncZod {
  const { config, database, emails, now } = services;
  const { queries } = database;
  const requireRecentProof = recentProofCheck(services);
  return async (app) => {
    app.get(
      '/wallet',
      {
        schema: {
          querystring: walletQuerySchema,
          ...operation({
            summary: 'Read your balance, movements and withdrawals',
            tag: 'Wallet',
            spec: '§7 Users',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: walletAnswerSchema },
          }),
        },
      },
      async (request) => {
        const wallet = await findWallet(queries, viewerOf(request).id);
        if (!wallet) return { data: { balance: 0, movements: [], nextCursor: null, withdrawals: [] } };
        const [rows, withdrawals] = await Promise.all([
          listMovements(queries, { accountId: wallet.id, before: request.query.cursor, limit: MOVEMENTS_PAGE + 1 }),
          listWithdrawalsOf(queries, wallet.id, WITHDRAWALS_PAGE),
        ]);
        const { page, nextCursor } = cutPageById(rows, MOVEMENTS_PAGE);
        return {
          data: {
            balance: wallet.balance_kobo / 100,
            movements: page.map(toMovement),
            nextCursor,
            withdrawals: withdrawals.map(toWithdrawal),
          },
        };
      },
    );

    app.post(
      '/withdraw',
      {
        schema: {
          body: withdrawSchema,
          ...operation({
            summary: 'Withdraw money from your wallet',
            tag: 'Wallet',
            spec: '§7 Users',
            errors: [
              'unauthenticated',
              'step_up_required',
              'validation_failed',
              'insufficient_balance',
              'request_key_used',
            ],
            answers: { 200: withdrawAnswerSchema },
          }),
        },
        preHandler: limit(app, 'withdrawByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request) => {
        requireRecentProof(request);
        const userId = viewerOf(request).id;
        const { row, emailId } = await withdraw({ queries, emails, config }, userId, request.body, now());
        if (emailId !== undefined) emails.send(emailId);
        const wallet = await findWallet(queries, userId);
        return {
          ...confirm('withdrawn'),
          data: { withdrawal: toWithdrawal(row), balance: (wallet?.balance_kobo ?? 0) / 100 },
        };
      },
    );
  };
}
