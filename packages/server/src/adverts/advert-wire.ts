import { type Advert, advertStateSchema, advertTypeSchema } from '@oja/contract/adverts';

import { toTimestamp } from '../users/user-wire.ts';
import type { AdvertRow } from './advert-store.ts';

/** An advert as the contract describes it. */
export function toAdvert(row: AdvertRow): Advert {
  return {
    _id: row.id,
    postId: row.post_id,
    adsType: advertTypeSchema.parse(row.plan),
    adsPrice: row.price_kobo / 100,
    state: advertStateSchema.parse(row.state),
    createdAt: toTimestamp(row.created_at),
    paidAt: row.paid_at === null ? null : toTimestamp(row.paid_at),
    expiresAt: toTimestamp(row.expires_at),
  };
}
