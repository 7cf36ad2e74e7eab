import { type Advert, advertStateSchema, advertTypeSchema, type OwnAdvert } from '@oja/contract/adverts';

import { storedImages } from '../posts/post-wire.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import { toTimestamp } from '../users/user-wire.ts';
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

/** The same as its owner's list shows it. */
export function toOwnAdvert(row: OwnAdvertRow, addresses: ImageAddresses): OwnAdvert {
  const { post_title: title, post_images: images } = row;
  if (title === null || images === null) return { ...toAdvert(row), post: null };
  const [first] = storedImages({ images });
  return { ...toAdvert(row), post: { title, image: first ? addresses.thumbnail(first.key) : null } };
}
