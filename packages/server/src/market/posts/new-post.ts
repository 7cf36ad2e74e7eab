import { koboOf } from '@oja/contract/naira-amount';
import type { PostInput } from '@oja/contract/posts';
import type { Selectable } from 'kysely';

import { newId } from '../../foundation/db/new-id.ts';
import type { PostsTable } from '../../foundation/db/tables/post-tables.ts';
import type { StoredImage } from '../../foundation/uploads/encoded-picture.ts';
import { foldForSearch } from '../../foundation/text/search-text.ts';
import { derivePlace } from './derive-place.ts';

/** The data of a new post: the vendor's input, with its pictures. */
export type NewPost = Omit<PostInput, 'images'> & { userId: string; images: readonly StoredImage[] };

/** `shown_until` of a post that is not an advert. */
export const SHOWN_FOR_EVER = Number.MAX_SAFE_INTEGER;

/** The row of a new post that is not an advert. */
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
    status: 'available',
    unlisted_until: null,
    units: post.units ?? 1,
    ...placeOf(post),
  };
}

/** The place that the vendor chose, or else the one that the location tells. */
function placeOf({ state, lga, location }: Pick<NewPost, 'state' | 'lga' | 'location'>) {
  if (typeof state === 'string') return { state, lga: lga ?? null, place_source: 'vendor' as const };
  return { ...derivePlace(location), place_source: 'location' as const };
}

/** Converts a price in naira to the stored kobo; null where there is none. */
export function toKobo(naira: number | null | undefined): number | null {
  return typeof naira === 'number' ? koboOf(naira) : null;
}

/** The text in which posts are searched: title and category, on separate lines so that no match spans both. */
export function postSearchText(title: string, category: string | null | undefined): string {
  return `${foldForSearch(title)}\n${foldForSearch(category ?? '')}`;
}
