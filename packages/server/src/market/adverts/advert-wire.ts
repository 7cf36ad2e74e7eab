import { type Advert, advertStateSchema, advertTypeSchema, type OwnAdvert } from '@oja/contract/adverts';

import { storedImages } from '../../foundation/uploads/stored-images.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import type { AdvertRow, OwnAdvertRow } from './advert-store.ts';

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

/** An advert in its owner's list, as the contract describes it. */
export function toOwnAdvert(row: OwnAdvertRow, addresses: ImageAddresses): OwnAdvert {
  const { post_title: title, post_images: images } = row;
  if (title === null || images === null) return { ...toAdvert(row), post: null };
  const [first] = storedImages({ images });
  return { ...toAdvert(row), post: { title, image: first ? addresses.sized(first.key, 320) : null } };
}
