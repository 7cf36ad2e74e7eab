import type { FastifyBaseLogger } from 'fastify';

import type { Database, Queries } from '../db/database.ts';
import { type PaymentProvider, PaymentTrouble } from '../payments/payment-provider.ts';
import { listUnsettled } from '../payments/payment-store.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { deletePost } from '../posts/delete-post.ts';
import { errorText } from '../startup-fault.ts';
import type { Chore } from '../sweeper/sweeper.ts';
import { type AdvertRow, findAdvert, listLapsed } from './advert-store.ts';
import { lockPostOf, moveAdvert } from './move-advert.ts';

/** Adverts cleared away in one go. */
const BATCH = 100;

/** Deletes adverts whose plan is over, with their posts, spec §9: within a minute. They are hidden from the moment itself. */
export function expireAdverts(queries: Queries, log: FastifyBaseLogger): Chore {
  return {
    name: 'expire-adverts',
    everyMs: 20_000,
    async run(now) {
      for (;;) {
        const lapsed = await listLapsed(queries, 'active', now, BATCH);
        let ended = 0;
        for (const advert of lapsed) {
          try {
            await endLapsed(queries, advert, 'expired', now);
            ended += 1;
          } catch (error) {
            // One that cannot go must not keep the others.
            log.error({ advert: advert.id, reason: errorText(error) }, 'an advert could not be deleted and will be tried again');
          }
        }
        if (lapsed.length < BATCH || ended === 0) return;
      }
    },
  };
}

/**
 * Gives up adverts that nobody paid for in time, with their posts. The provider is asked once more before: when it cannot
 * be, the advert waits for another turn, hidden as it is.
 */
export function cancelUnpaidAdverts(database: Database, provider: PaymentProvider, log: FastifyBaseLogger): Chore {
  return {
    name: 'cancel-unpaid-adverts',
    everyMs: 60_000,
    async run(now) {
      const { queries } = database;
      for (const advert of await listLapsed(queries, 'awaiting_payment', now, BATCH)) {
        try {
          for (const payment of await listUnsettled(queries, advert.id, provider.name)) {
            await settlePayment({ database, provider, now: () => now, log }, payment);
          }
        } catch (error) {
          if (!(error instanceof PaymentTrouble)) throw error;
          log.warn({ reason: errorText(error) }, 'unpaid adverts cannot be given up while their payments cannot be verified');
          return;
        }
        await endLapsed(queries, advert, 'cancelled', now);
      }
    },
  };
}

/** Ends an advert whose time is over, unless somebody moved it or gave it more time meanwhile. */
async function endLapsed(queries: Queries, { id, post_id: postId }: AdvertRow, to: 'expired' | 'cancelled', now: number): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const hasPost = await lockPostOf(transaction, { post_id: postId });
    const advert = await findAdvert(transaction, id);
    if (!advert || advert.expires_at > now) return;
    const moved = await moveAdvert(transaction, { id, to, by: 'sweeper' });
    if (moved && hasPost && postId !== null) await deletePost(transaction, postId, now);
  });
}
