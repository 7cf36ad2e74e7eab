import type { Job } from '../../foundation/jobs/job-runner.ts';
import type { SettlementDeps } from '../payments/settle-payment.ts';
import { verifyPayments } from '../payments/verify-payments.ts';
import { cancelUnpaidAdverts, expireAdverts } from './sweep-adverts.ts';

/** The jobs that verify payments of adverts and end adverts in time. */
export function advertJobs(settlement: SettlementDeps): Job[] {
  const { database, log } = settlement;
  return [expireAdverts(database.queries, log), verifyPayments(settlement), cancelUnpaidAdverts(settlement)];
}
