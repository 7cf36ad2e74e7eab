import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../db/database.ts';
import { errorText } from '../startup-fault.ts';
import type { Chore } from '../sweeper/sweeper.ts';
import { type PaymentProvider, PaymentTrouble } from './payment-provider.ts';
import { type PaymentRow, listDue, scheduleCheck } from './payment-store.ts';
import { settlePayment } from './settle-payment.ts';

const MINUTE = 60_000;

/** Payments asked about in one turn. */
const BATCH = 50;

/** How long after its start a payment is asked about for the last time: well after every checkout has closed. */
const GIVE_UP_MS = 48 * 60 * MINUTE;

/** Asks for payments of which no webhook told, ever more rarely: the next time when a payment has become twice as old. */
export function verifyPayments(database: Database, provider: PaymentProvider, log: FastifyBaseLogger): Chore {
  return {
    name: 'verify-payments',
    everyMs: MINUTE,
    async run(now) {
      const { queries } = database;
      for (const payment of await listDue(queries, provider.name, now, BATCH)) {
        try {
          const outcome = await settlePayment({ database, provider, now: () => now, log }, payment);
          if (outcome === 'pending' || outcome === 'failed') await scheduleCheck(queries, payment.reference, nextCheck(payment, now));
        } catch (error) {
          if (!(error instanceof PaymentTrouble)) throw error;
          log.warn({ reason: errorText(error) }, 'payments could not be verified; the next turn tries again');
          return;
        }
      }
    },
  };
}

function nextCheck(payment: PaymentRow, now: number): number | null {
  const age = now - payment.created_at;
  return age >= GIVE_UP_MS ? null : now + Math.max(age, MINUTE);
}
