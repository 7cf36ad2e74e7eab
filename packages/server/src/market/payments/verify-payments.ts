import { MINUTE } from '@oja/contract/limits';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import { ProviderUnavailableError } from './payment-provider.ts';
import { type PaymentRow, listDue, scheduleCheck } from './payment-store.ts';
import { type SettlementDeps, settlePayment } from './settle-payment.ts';

/** Payments that are verified in one run. */
const BATCH = 50;

/** How long after its start a payment is verified for the last time: well after every checkout has closed. */
const GIVE_UP_MS = 48 * 60 * MINUTE;

/**
 * The job that verifies payments without a webhook, at growing intervals: the next time is when a payment has become
 * twice as old. A failure is logged and postpones only that payment.
 */
export function verifyPayments(deps: SettlementDeps): Job {
  const { database, provider, log } = deps;
  return {
    name: 'verify-payments',
    everyMs: MINUTE,
    async run(now) {
      const { queries } = database;
      for (const payment of await listDue(queries, provider.name, now, BATCH)) {
        try {
          const outcome = await settlePayment({ ...deps, now: () => now }, payment);
          if (outcome === 'pending' || outcome === 'failed')
            await scheduleCheck(queries, payment.reference, nextCheck(payment, now));
        } catch (error) {
          log.error(
            { reference: payment.reference, reason: errorText(error) },
            'a payment could not be verified and will be tried again',
          );
          // A payment that could not be verified is never given up, because it may have been paid.
          await scheduleCheck(queries, payment.reference, nextCheck(payment, now) ?? now + GIVE_UP_MS);
          if (error instanceof ProviderUnavailableError) return;
        }
      }
    },
  };
}

function nextCheck(payment: PaymentRow, now: number): number | null {
  const age = now - payment.created_at;
  return age >= GIVE_UP_MS ? null : now + Math.max(age, MINUTE);
}
