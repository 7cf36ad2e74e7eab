import type { PostEdit } from '@oja/contract/posts';

import type { Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { lockVisiblePost } from './lock-post.ts';
import { derivePlace } from './derive-place.ts';
import { postSearchText, toKobo } from './new-post.ts';
import { notePriceFall } from './price-falls.ts';
import { storeWords } from './words/store-words.ts';

/**
 * Changes the given fields of the author's own post; null clears an optional field. State and local government change
 * together: a state without a local government clears that.
 * @param editor must still be a verified vendor, product §6
 * @throws ApiError `post_not_found`; `forbidden` for somebody else's post; `vendor_only`
 */
export async function editPost(
  transaction: Queries,
  postId: string,
  editor: { id: string; isVerifiedVendor: boolean },
  edit: PostEdit,
  now: number,
): Promise<void> {
  const post = await lockVisiblePost(transaction, postId, editor.id, now);
  if (post.user_id !== editor.id) throw new ApiError('forbidden');
  if (!editor.isVerifiedVendor) throw new ApiError('vendor_only');
  const title = edit.title ?? post.title;
  const category = edit.category === undefined ? post.category : edit.category;
  await transaction
    .updateTable('posts')
    .set({
      title,
      category,
      search_text: postSearchText(title, category),
      ...(edit.description !== undefined && { description: edit.description }),
      ...(edit.price !== undefined && { price_kobo: toKobo(edit.price) }),
      ...(edit.phoneNumber !== undefined && { phone_number: edit.phoneNumber }),
      ...(edit.location !== undefined && { location: edit.location }),
      ...(edit.condition !== undefined && { condition: edit.condition }),
      ...(edit.pricePoint !== undefined && { price_point: edit.pricePoint }),
      ...(edit.units !== undefined && { units: edit.units }),
      ...(edit.state !== undefined && { state: edit.state, lga: edit.lga ?? null, place_source: 'vendor' }),
      ...(edit.state === undefined && edit.lga === null && { lga: null, place_source: 'vendor' }),
    })
    .where('id', '=', postId)
    .execute();
  // A place that the vendor chose stays; a derived one follows the location.
  if (edit.location !== undefined)
    await transaction
      .updateTable('posts')
      .set({ ...derivePlace(edit.location), place_source: 'location' })
      .where('id', '=', postId)
      .where((where) => where.or([where('place_source', 'is', null), where('place_source', '=', 'location')]))
      .execute();
  if (edit.price !== undefined) await notePriceFall(transaction, post, toKobo(edit.price));
  await storeWords(transaction, [postId]);
}
