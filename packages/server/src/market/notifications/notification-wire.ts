import { NOTIFICATION_KINDS, type NotificationKind, type StoredKind, kindOf } from '@oja/contract/notification-kinds';
import type { Notification } from '@oja/contract/notifications';
import { savedQuerySchema } from '@oja/contract/saved-searches';

import type { NotificationsTable } from '../../foundation/db/tables/message-tables.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { thumbnailOf } from '../../foundation/uploads/stored-images.ts';
import type { UserRow } from '../people/user-store.ts';
import { shownNameOf, toAuthor } from '../people/user-wire.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';

/** The type of a stored notification: its kind, or one of the two other kinds of news of a saved post. */
export type StoredType = StoredKind | 'reserved' | 'sold';

/**
 * The kind of a stored notification. That a saved post is reserved or sold is of the kind 'price', whose clients and
 * settings know it as news of a saved post; it is stored apart, so that both may be unread.
 */
export function kindOfStored(stored: string): NotificationKind | undefined {
  return stored === 'reserved' || stored === 'sold' ? 'price' : kindOf({ type: stored });
}

/** The text of each type of notification, after the sender's name. That of a search depends on the search. */
const SENTENCES = {
  follow: 'started following you',
  like: 'liked your post',
  comment: 'commented on your post',
  message: 'sent you a message',
  price: 'lowered the price of a post that you saved',
  reserved: 'marked a post that you saved as reserved',
  sold: 'marked a post that you saved as sold',
  deal: 'has news about your deal',
} as const satisfies Record<Exclude<StoredType, 'search'>, string>;

/**
 * Returns the text of a notification, which begins with the first of its sender's shown names (product §2).
 * @param sentence what follows the name. Default: that of the type
 */
export function sentenceOf(
  type: keyof typeof SENTENCES,
  sender: Pick<SenderRow, 'name' | 'user_name' | 'is_verified_vendor'>,
  sentence: string = SENTENCES[type],
): string {
  return `${shownNameOf(sender)} ${sentence}`;
}

export type SenderRow = Pick<UserRow, 'id' | 'name' | 'user_name' | 'profile_image' | 'is_verified_vendor'>;

/** The saved search of a notification, and how many new posts that fit it are counted. */
export interface NotifiedSearch {
  id: string;
  /** A SavedQuery as JSON. */
  query: string;
  postsCount: number;
}

/** A stored notification with what its answer needs. */
export interface NotificationParts {
  row: NotificationsTable;
  sender: SenderRow;
  /** The saved search that it is about, which may be deleted. */
  search?: NotifiedSearch | undefined;
  /** The pictures of its post, as `posts.images` has them; null without a post, or if a block hides it. */
  postImages?: string | null;
}

/** A notification as the contract describes it. */
export function toNotification(
  { row, sender, search, postImages = null }: NotificationParts,
  images: ImageAddresses,
): Notification {
  const postPicture = postImages === null ? null : thumbnailOf({ images: postImages }, images);
  return {
    _id: row.id,
    message: row.message,
    ...typeOf(row.type),
    isRead: row.is_read === 1,
    createdAt: toTimestamp(row.created_at),
    senderId: toAuthor(sender, images),
    recipientId: row.recipient_id,
    postId: row.post_id,
    ...(search && search.postsCount > 1 && { search: toSearch(search) }),
    ...(row.comment_id !== null && { commentId: row.comment_id }),
    ...(postPicture !== null && { postPicture }),
  };
}

/** The wire has the kind's type, and the kind where it is another one. */
function typeOf(stored: string): Pick<Notification, 'type' | 'kind'> {
  const kind = kindOfStored(stored);
  const type = kind && NOTIFICATION_KINDS[kind].type;
  if (!kind || !type) throw new Error(`No such kind of notification: ${stored}`);
  return kind === type ? { type } : { type, kind };
}

function toSearch({ id, query }: NotifiedSearch): Notification['search'] {
  return { _id: id, query: savedQuerySchema.parse(JSON.parse(query)) };
}
