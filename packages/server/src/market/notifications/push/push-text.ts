import { PUSH_UNREAD_MAX } from '@oja/contract/limits';
import { NOTIFICATION_KINDS } from '@oja/contract/notification-kinds';
import type { Preview } from '@oja/contract/notification-settings';
import type { PushText } from '@oja/contract/push-subscriptions';

import type { Queries } from '../../../foundation/db/database.ts';
import { cutGraphemes } from '../../../foundation/text/cut-graphemes.ts';
import type { ImageAddresses } from '../../../foundation/uploads/image-addresses.ts';
import { isNotHidden } from '../../people/hidden-people.ts';
import { shownNameOf } from '../../people/user-wire.ts';
import { findNotifications } from '../notification-store.ts';
import { kindOfStored } from '../notification-wire.ts';

/**
 * How many characters of a text a notification of the system shows. Each may have many marks: a push service accepts
 * 4,096 bytes in all.
 */
const BODY_MAX = 120;
const CODE_UNITS_MAX = 600;

interface News {
  userId: string;
  kind: string;
  subject: string;
  preview: Preview;
}

/**
 * Writes the text of a push from the current state, as the app writes its own alerts (decision 058).
 * @returns undefined if there is nothing to notify of any more: it was read or deleted, the conversation is muted, or
 *   one of both people has blocked the other
 */
export async function pushText(queries: Queries, news: News, images: ImageAddresses): Promise<PushText | undefined> {
  const write = news.kind === 'message' ? textOfMessages : textOfNotification;
  const text = await write(queries, news, images);
  if (!text) return undefined;
  const unread = await findUnread(queries, news.userId);
  return unread.length > PUSH_UNREAD_MAX ? text : { ...text, unread };
}

/** The conversations of a person with unread messages, and one more than a push can name if there are so many. */
async function findUnread(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('conversation_members')
    .select('conversation_id')
    .where('user_id', '=', userId)
    .where('unread_count', '>', 0)
    .limit(PUSH_UNREAD_MAX + 1)
    .execute();
  return rows.map(({ conversation_id: id }) => id);
}

async function textOfMessages(
  queries: Queries,
  { userId, subject: partnerId, preview }: News,
  images: ImageAddresses,
): Promise<PushText | undefined> {
  const found = await queries
    .selectFrom('conversation_members as member')
    .innerJoin('messages', 'messages.id', 'member.last_message_id')
    .innerJoin('users as partner', 'partner.id', 'member.partner_id')
    .where('member.user_id', '=', userId)
    .where('member.partner_id', '=', partnerId)
    .where('member.is_muted', '=', 0)
    .where('member.unread_count', '>', 0)
    .where('messages.recipient_id', '=', userId)
    .where('messages.seen_at', 'is', null)
    .where('partner.deleted_at', 'is', null)
    .where(isNotHidden(userId, 'partner.id'))
    .select(['member.conversation_id', 'member.unread_count', 'messages.id', 'messages.text'])
    .select(['partner.name', 'partner.user_name', 'partner.is_verified_vendor', 'partner.profile_image'])
    .executeTakeFirst();
  if (!found) return undefined;
  const { unread_count: count } = found;
  const name = shownNameOf(found);
  const hasName = preview !== 'nothing';
  const path = chatPath(partnerId);
  return {
    title: !hasName ? 'Oja' : count > 1 ? `${count} new messages from ${name}` : name,
    body: preview === 'text' ? shorten(found.text) || 'Photo' : 'New message',
    icon: hasName ? images.ofProfile(found.profile_image) : null,
    tag: found.conversation_id,
    data: { id: found.id, viewerId: userId, conversationId: found.conversation_id, path, address: path },
  };
}

async function textOfNotification(
  queries: Queries,
  { userId, subject: id, preview }: News,
  images: ImageAddresses,
): Promise<PushText | undefined> {
  const found = (await findNotifications(queries, userId, [id])).get(id);
  if (!found || found.row.is_read === 1) return undefined;
  const { row, sender, search } = found;
  const isVisible = await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', row.sender_id)
    .where(isNotHidden(userId, 'users.id'))
    .executeTakeFirst();
  const kind = kindOfStored(row.type);
  if (!isVisible || !kind) return undefined;
  const hasName = preview !== 'nothing';
  // The list leads on to the posts of a search.
  const hasSeveral = NOTIFICATION_KINDS[kind].leadsTo === 'search' && (search?.postsCount ?? 0) > 1;
  const path = hasSeveral ? '/dashboard/notifications' : pathOf(kind, row);
  return {
    title: hasName ? shownNameOf(sender) : 'Oja',
    body: hasName ? shorten(row.message) : 'Something new',
    icon: hasName ? images.ofProfile(sender.profile_image) : null,
    tag: id,
    data: { id, viewerId: userId, conversationId: null, path, address: `${path}?read=${id}` },
  };
}

const chatPath = (userId: string) => `/dashboard/chat/${userId}`;

function pathOf(kind: keyof typeof NOTIFICATION_KINDS, row: { sender_id: string; post_id: string | null }): string {
  const { leadsTo } = NOTIFICATION_KINDS[kind];
  if (leadsTo === 'chat') return chatPath(row.sender_id);
  return leadsTo === 'profile' || row.post_id === null
    ? `/dashboard/profile/${row.sender_id}`
    : `/dashboard/post/details/${row.post_id}`;
}

function shorten(text: string): string {
  return cutGraphemes(text.slice(0, CODE_UNITS_MAX), BODY_MAX);
}
