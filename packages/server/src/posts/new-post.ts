import type { PostInput } from '@oja/contract/posts';
import type { Selectable } from 'kysely';

import { newId } from '../db/new-id.ts';
import type { PostsTable } from '../db/tables/post-tables.ts';
import type { StoredImage } from '../uploads/encoded-picture.ts';
import { postSearchText } from './search-text.ts';

/** A post to be kept: what the vendor typed, with its pictures. */
export type NewPost = Omit<PostInput, 'images'> & { userId: string; images: readonly StoredImage[] };

/** `shown_until` of a post that is no advert. */
const SHOWN_FOR_EVER = Number.MAX_SAFE_INTEGER;

/** The row of a new post that is no advert. */
export function newPostRow(post: NewPost, now: number): Selectable<PostsTable> {
  return {
    id: newId(),
    user_id: post.userId,
    title: post.title,
    description: post.description,
    category: post.category ?? null,
    price_kobo: toKobo(post.price),
    phone_number: post.phoneNumber,
    location: post.location,
    condition: post.condition ?? null,
    price_point: post.pricePoint ?? null,
    images: JSON.stringify(post.images),
    search_text: postSearchText(post.title, post.category),
    likes_count: 0,
    replies_count: 0,
    created_at: now,
    is_advert: 0,
    shown_until: SHOWN_FOR_EVER,
  };
}

/** A price in naira as it is kept. */
export function toKobo(naira: number | null | undefined): number | null {
  return typeof naira === 'number' ? Math.round(naira * 100) : null;
}
