import { advertTypeSchema } from '@oja/contract/adverts';
import { ADVERT_PLANS, REFERRAL_SHARE } from '@oja/contract/limits';

import type { DatabaseKind, Queries } from '../db/database.ts';
import { nextPostMoment } from '../posts/post-moment.ts';
import { houseAccount, openWallet } from '../wallet/accounts.ts';
import { book } from '../wallet/ledger.ts';
import type { AdvertRow } from './advert-store.ts';
import { lockPostOf, moveAdvert } from './move-advert.ts';

/**
 * Makes an advert active whose payment the provider has confirmed, in the transaction that settles the payment: its
 * post is shown from now on, as a new one, for as long as the plan lasts, and who brought the vendor is paid a share.
 * @returns false when the advert cannot become active any more, because it is, has been, or was given up
 */
export async function activateAdvert(transaction: Queries, kind: DatabaseKind, advert: AdvertRow, now: number): Promise<boolean> {
  const expiresAt = now + ADVERT_PLANS[advertTypeSchema.parse(advert.plan)].lifetimeMs;
  const moment = await nextPostMoment(transaction, kind, now);
  if (!(await lockPostOf(transaction, advert))) return false;
  if (!(await moveAdvert(transaction, { id: advert.id, to: 'active', by: 'provider' }, { paid_at: now, expires_at: expiresAt }))) return false;
  await transaction.updateTable('posts').set({ shown_until: expiresAt, created_at: moment }).where('id', '=', advert.post_id).execute();
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
