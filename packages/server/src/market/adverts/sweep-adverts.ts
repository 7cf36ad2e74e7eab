import type { FastifyBaseLogger } from 'fastify';

import type { Queries } from '../../foundation/db/database.ts';
import { ProviderUnavailableError } from '../payments/payment-provider.ts';
import { listUnsettled } from '../payments/payment-store.ts';
import { type SettlementDeps, settlePayment } from '../payments/settle-payment.ts';
import { deleteReportedPost } from '../moderation/delete-reported-post.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import { type AdvertRow, findAdvert, lapsedAdverts } from './advert-store.ts';
import { lockPostOf, moveAdvert } from './move-advert.ts';

/**
 * The job that deletes expired adverts with their posts within a minute, product §9. An advert is hidden as soon as it
 * expires.
 */
export function expireAdverts(queries: Queries, log: FastifyBaseLogger): Job {
  return {
    name: 'expire-adverts',
    everyMs: 20_000,
    async run(now) {
      for await (const advert of lapsedAdverts(queries, 'active', now)) {
        try {
          await endLapsed(queries, advert, 'expired', now);
        } catch (error) {
          log.error(
            { advert: advert.id, reason: errorText(error) },
            'an advert could not be deleted and will be tried again',
          );
        }
      }
    },
  };
}

/**
 * After so many calls without an answer, a run counts the provider as unavailable. A single one can be the fault of its
 * payment, which must not stop the others in every run.
 */
const UNANSWERED_MAX = 3;

/**
 * The job that cancels adverts that were not paid in time, and deletes their posts. It asks the provider once more
 * first: when the provider does not answer, the advert stays hidden and is tried again in the next run.
 */
export function cancelUnpaidAdverts(settlement: SettlementDeps): Job {
  const { database, provider, log } = settlement;
  return {
    name: 'cancel-unpaid-adverts',
    everyMs: 60_000,
    async run(now) {
      const { queries } = database;
      let unanswered = 0;
      for await (const advert of lapsedAdverts(queries, 'awaiting_payment', now)) {
        try {
          for (const payment of await listUnsettled(queries, advert.id, provider.name)) {
            await settlePayment({ ...settlement, now: () => now }, payment);
          }
          await endLapsed(queries, advert, 'cancelled', now);
        } catch (error) {
          log.error(
            { advert: advert.id, reason: errorText(error) },
            'an unpaid advert could not be given up and will be tried again',
          );
          if (error instanceof ProviderUnavailableError) unanswered += 1;
          if (unanswered === UNANSWERED_MAX) return;
        }
      }
    },
  };
}

/** Ends an expired advert, unless its state or its expiry changed meanwhile. */
async function endLapsed(
  queries: Queries,
  { id, post_id: postId }: AdvertRow,
  to: 'expired' | 'cancelled',
  now: number,
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const hasPost = await lockPostOf(transaction, { post_id: postId });
    const advert = await findAdvert(transaction, id);
    if (!advert || advert.expires_at > now) return;
    const moved = await moveAdvert(transaction, { id, to, by: 'job' });
    if (moved && hasPost && postId !== null) await deleteReportedPost(transaction, postId, now);
  });
}
