import type { PostInput } from '@oja/contract/posts';
import { VALIDATION } from '@oja/contract/texts';
import type { Selectable } from 'kysely';

import { newId } from '../db/new-id.ts';
import type { PostsTable } from '../db/schema.ts';
import { refuseField } from '../http/refusal.ts';
import { findPostPicture } from '../uploads/find-post-picture.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import type { ImageStore } from '../uploads/image-store.ts';
import type { StoredImage } from '../uploads/save-picture.ts';
import { postSearchText } from './search-text.ts';

/** A post to be kept: what the vendor typed, its pictures found in the store. */
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
    price_kobo: typeof post.price === 'number' ? Math.round(post.price * 100) : null,
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

/**
 * Finds the pictures that a post names by their addresses.
 * @throws Refusal at `images` when one is not on our host, or was not uploaded for a post
 */
export async function findPictures(store: ImageStore, addresses: ImageAddresses, named: readonly string[]): Promise<StoredImage[]> {
  return Promise.all(
    named.map(async (address) => {
      const key = addresses.keyOf(address);
      const found = key === undefined ? undefined : await findPostPicture(store, key);
      if (!found) throw refuseField('images', VALIDATION.imageForeign);
      return found;
    }),
  );
}
