import { advertTypeSchema } from '@oja/contract/adverts';
import { ADVERT_PLANS, REFERRAL_SHARE } from '@oja/contract/limits';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { nextPostMoment } from '../posts/post-moment.ts';
import { shownUntil } from '../posts/lists/post-visibility.ts';
import type { OnPaid } from '../payments/settle-payment.ts';
import { houseAccount, openWallet } from '../payments/wallet/ledger-accounts.ts';
import { book } from '../payments/wallet/ledger.ts';
import { type AdvertRow, findAdvert } from './advert-store.ts';
import { lockPostOf, moveAdvert } from './move-advert.ts';

/** The delivery of paid adverts, which payments call: each advert becomes active, unless it no longer can. */
export function deliverAdvert(kind: DatabaseKind): OnPaid {
  return async (transaction, advertId, now) => {
    const advert = await findAdvert(transaction, advertId);
    const isDelivered = advert !== undefined && (await activateAdvert(transaction, kind, advert, now));
    return { isDelivered, payerId: advert?.user_id ?? null };
  };
}

/**
 * Activates an advert after the provider has confirmed its payment, in the transaction that settles the payment. Its
 * post is shown from now on, as a new post, for as long as the plan lasts, and the vendor's referrer gets a share.
 * @returns false when the advert cannot become active any more, because it is active already, has ended, or was
 *   cancelled
 */
async function activateAdvert(
  transaction: Queries,
  kind: DatabaseKind,
  advert: AdvertRow,
  now: number,
): Promise<boolean> {
  const expiresAt = now + ADVERT_PLANS[advertTypeSchema.parse(advert.plan)].lifetimeMs;
  const moment = await nextPostMoment(transaction, kind, now);
  if (!(await lockPostOf(transaction, advert))) return false;
  if (
    !(await moveAdvert(
      transaction,
      { id: advert.id, to: 'active', by: 'provider' },
      { paid_at: now, expires_at: expiresAt },
    ))
  )
    return false;
  // Triggers on these columns make the stored pages of the feed stale (migration 0018). Followers get no event.
  await transaction
    .updateTable('posts')
    .set({ ...shownUntil(expiresAt), created_at: moment })
    .where('id', '=', advert.post_id)
    .execute();
  await payReferrer(transaction, advert, now);
  return true;
}

async function payReferrer(transaction: Queries, advert: AdvertRow, now: number): Promise<void> {
  if (advert.referrer_id === null) return;
  const share = Math.round(advert.price_kobo * REFERRAL_SHARE);
  const entries = [
    { accountId: await houseAccount(transaction, 'referrals'), amountKobo: -share },
    { accountId: await openWallet(transaction, advert.referrer_id), amountKobo: share },
  ];
  await book(transaction, { kind: 'referral', reference: advert.id, entries }, now);
}
