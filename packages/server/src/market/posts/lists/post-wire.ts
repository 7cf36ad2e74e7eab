import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import type { Comment } from '@oja/contract/comments';
import type { Post, PostImage } from '@oja/contract/posts';
import { z } from 'zod';

import type { ImageAddresses } from '../../../foundation/uploads/image-addresses.ts';
import type { StoredImage } from '../../../foundation/uploads/encoded-picture.ts';
import { storedImages } from '../../../foundation/uploads/stored-images.ts';
import { toAuthor } from '../../people/user-wire.ts';
import { toTimestamp } from '../../../foundation/text/timestamp.ts';
import type { PostRow } from './post-rows.ts';

const categorySchema = z.enum(CATEGORIES).nullable();
const conditionSchema = z.enum(CONDITIONS).nullable();
const pricePointSchema = z.enum(PRICE_POINTS).nullable();

/** A picture of a post as the contract describes it. */
export function toPicture({ key, width, height, blur }: StoredImage, addresses: ImageAddresses): PostImage {
  return {
    url: addresses.full(key),
    thumbnailUrl: addresses.sized(key, 640),
    width,
    height,
    ...(blur !== null && { blur }),
  };
}

/**
 * A post as the contract describes it.
 * @param replies the comments to show, newest first
 */
export function toPost(row: PostRow, addresses: ImageAddresses, replies: Comment[]): Post {
  const images = storedImages(row);
  const { author_rating_tenths: tenths, author_reviews_count: count } = row;
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    category: categorySchema.parse(row.category),
    price: row.price_kobo === null ? null : row.price_kobo / 100,
    phoneNumber: row.phone_number,
    phoneConfirmed: row.phone_confirmed === 1,
    location: row.location,
    state: row.state,
    lga: row.lga,
    condition: conditionSchema.parse(row.condition),
    pricePoint: pricePointSchema.parse(row.price_point),
    images: images.map(({ key }) => addresses.full(key)),
    pictures: images.map((image) => toPicture(image, addresses)),
    createdAt: toTimestamp(row.created_at),
    likes: row.liked_by === null ? [] : [row.liked_by],
    likesCount: row.likes_count,
    saves: row.saved_by === null ? [] : [row.saved_by],
    replies,
    repliesCount: row.replies_count,
    status: row.status,
    ...(row.units > 1 && { units: row.units }),
    ...(tenths !== null && count !== null && { authorRating: { mean: tenths / 10, count } }),
    user: toAuthor(
      {
        id: row.user_id,
        name: row.author_name,
        user_name: row.author_user_name,
        profile_image: row.author_profile_image,
        is_verified_vendor: row.author_is_verified_vendor,
      },
      addresses,
    ),
  };
}
