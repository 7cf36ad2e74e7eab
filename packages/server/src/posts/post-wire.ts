import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import type { Post } from '@oja/contract/posts';
import { z } from 'zod';

import type { ImageAddresses } from '../uploads/image-addresses.ts';
import type { StoredImage } from '../uploads/save-picture.ts';
import { toAuthor, toTimestamp } from '../users/user-wire.ts';
import type { PostRow } from './post-store.ts';

const imagesSchema: z.ZodType<StoredImage[]> = z.array(z.object({ key: z.string(), width: z.number(), height: z.number() }));
const categorySchema = z.enum(CATEGORIES).nullable();
const conditionSchema = z.enum(CONDITIONS).nullable();
const pricePointSchema = z.enum(PRICE_POINTS).nullable();

/** A post as the contract describes it. */
export function toPost(row: PostRow, addresses: ImageAddresses): Post {
  const images = imagesSchema.parse(JSON.parse(row.images));
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    category: categorySchema.parse(row.category),
    price: row.price_kobo === null ? null : row.price_kobo / 100,
    phoneNumber: row.phone_number,
    location: row.location,
    condition: conditionSchema.parse(row.condition),
    pricePoint: pricePointSchema.parse(row.price_point),
    images: images.map(({ key }) => addresses.full(key)),
    pictures: images.map(({ key, width, height }) => ({
      url: addresses.full(key),
      thumbnailUrl: addresses.thumbnail(key),
      width,
      height,
    })),
    createdAt: toTimestamp(row.created_at),
    likes: row.liked_by === null ? [] : [row.liked_by],
    likesCount: row.likes_count,
    saves: row.saved_by === null ? [] : [row.saved_by],
    replies: [],
    repliesCount: row.replies_count,
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
