import type { PostEdit } from '@oja/contract/posts';

import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { lockVisiblePost } from './lock-post.ts';
import { toKobo } from './new-post.ts';
import { postSearchText } from './search-text.ts';

/**
 * Changes what is named of one's own post; null empties what may be empty.
 * @param editor who has to be a verified vendor still, spec §6
 * @throws Refusal `post_not_found`; `forbidden` when it is somebody else's; `vendor_only`
 */
export async function editPost(
  transaction: Queries,
  postId: string,
  editor: { id: string; isVerifiedVendor: boolean },
  edit: PostEdit,
  now: number,
): Promise<void> {
  const post = await lockVisiblePost(transaction, postId, editor.id, now);
  if (post.user_id !== editor.id) throw new Refusal('forbidden');
  if (!editor.isVerifiedVendor) throw new Refusal('vendor_only');
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
    })
    .where('id', '=', postId)
    .execute();
}
