import { CONVERSATIONS_PAGE, UNREAD_IDS_MAX } from '@oja/contract/limits';
import type { Conversation } from '@oja/contract/messages';
import { shownNames } from '@oja/contract/shown-names';
import { type RawBuilder, sql } from 'kysely';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { cursorOf, readCursor } from '../../foundation/db/keyset.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { toAuthor } from '../people/user-wire.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import { stateOf } from './conversation-changes.ts';
import { isSeenFor } from './message-wire.ts';
import { isShownTo } from './shared-posts.ts';
import { thumbnailOf } from '../../foundation/uploads/stored-images.ts';

/** The partner that is shown when their account was deleted. */
const DELETED_ACCOUNT = {
  name: 'Deleted account',
  userName: 'deleted account',
  profileImage: null,
  isVerifiedVendor: false,
};

/**
 * A page of a person's conversations, newest message first; a snoozed one is where it returns to. It takes two
 * statements for any number of conversations. The totals are from the same statement as the conversations: a message
 * that is stored between two statements would be in the totals alone, and clients, which then receive it as an event,
 * would count it twice.
 * @param cursor the `nextCursor` of the previous page
 * @param now the current time; a post that has expired by then counts as deleted
 */
export async function listConversations(
  queries: Queries,
  kind: DatabaseKind,
  userId: string,
  cursor: string | undefined,
  images: ImageAddresses,
  now: number,
): Promise<{
  conversations: Conversation[];
  totalUnreadCount: number;
  mutedUnreadCount: number;
  nextCursor: string | null;
}> {
  const rows = await readRows(queries, kind, userId, cursor, now);
  const page = rows.slice(0, CONVERSATIONS_PAGE);
  const last = page.at(-1);
  const owner = await queries
    .selectFrom('users')
    .select(['id', 'name', 'user_name', 'profile_image', 'is_verified_vendor'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // A page beyond the last conversation has no row with them.
  const { total, muted } = rows[0] ?? (await selectTotals(queries, userId).executeTakeFirstOrThrow());
  const self = toAuthor(owner, images);
  return {
    conversations: page.map((row) => toConversation(row, self, images)),
    totalUnreadCount: total ?? 0,
    mutedUnreadCount: muted ?? 0,
    nextCursor:
      rows.length > CONVERSATIONS_PAGE && last
        ? cursorOf({ created_at: last.last_message_at, id: last.conversation_id })
        : null,
  };
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** The unread messages in all conversations of a person, and in the muted ones; null without conversations. */
function selectTotals(queries: Queries, userId: string) {
  return queries
    .selectFrom('conversation_members')
    .select((select) => [
      select.fn.sum<number | null>('unread_count').as('total'),
      select.fn.sum<number | null>('unread_count').filterWhere('is_muted', '=', 1).as('muted'),
    ])
    .where('user_id', '=', userId);
}

function readRows(queries: Queries, kind: DatabaseKind, userId: string, cursor: string | undefined, now: number) {
  const after = readCursor(cursor);
  let query = queries
    .selectFrom('conversation_members as member')
    .innerJoin(selectTotals(queries, userId).as('totals'), (join) => join.onTrue())
    .leftJoin('users as partner', (join) =>
      join.onRef('partner.id', '=', 'member.partner_id').on('partner.deleted_at', 'is', null),
    )
    .leftJoin('messages as last', 'last.id', 'member.last_message_id')
    .leftJoin('blocks as mine', (join) =>
      join.onRef('mine.blocker_id', '=', 'member.user_id').onRef('mine.blocked_id', '=', 'member.partner_id'),
    )
    .leftJoin('blocks as theirs', (join) =>
      join.onRef('theirs.blocker_id', '=', 'member.partner_id').onRef('theirs.blocked_id', '=', 'member.user_id'),
    )
    .leftJoin('posts as post', (join) => join.on('post.id', '=', newestPostId).on(isShownTo(userId, now, 'post')))
    .select([
      'totals.total',
      'totals.muted',
      'member.conversation_id',
      'member.partner_id',
      'member.unread_count',
      'member.last_message_at',
      'member.is_muted',
      'member.labels',
      'member.set_aside_after',
      'member.snoozed_until',
      'partner.name',
      'partner.user_name',
      'partner.profile_image',
      'partner.is_verified_vendor',
      'partner.created_at as joined_at',
      'last.id as last_id',
      'last.text',
      'last.img',
      'last.sender_id',
      'last.created_at',
      'last.seen_at',
      'last.seen_untold',
      'last.automatic',
      'mine.created_at as blocked_at',
      'theirs.created_at as blocked_by_at',
      'post.id as post_id',
      'post.images as post_images',
    ])
    .select(unreadIds(kind).as('unread_ids'))
    .where('member.user_id', '=', userId)
    .orderBy('member.last_message_at', 'desc')
    .orderBy('member.conversation_id', 'asc')
    .limit(CONVERSATIONS_PAGE + 1);
  if (after) {
    query = query.where((where) =>
      where.or([
        where('member.last_message_at', '<', after.created_at),
        where.and([
          where('member.last_message_at', '=', after.created_at),
          where('member.conversation_id', '>', after.id),
        ]),
      ]),
    );
  }
  return query.execute();
}

/** The post of the newest message that has one: one entry of an index for each conversation. */
const newestPostId = sql<string>`(
  select about.post_id from messages as about
  where about.conversation_id = member.conversation_id and about.post_id is not null
  order by about.id desc limit 1
)`;

/** The ids of the newest unread messages, as JSON text. */
function unreadIds(kind: DatabaseKind): RawBuilder<string> {
  const list = kind === 'postgres' ? sql`coalesce(json_agg(newest.id), '[]')::text` : sql`json_group_array(newest.id)`;
  return sql<string>`case when member.unread_count = 0 then '[]' else (
    select ${list} from (
      select unread.id from messages as unread
      where unread.conversation_id = member.conversation_id and unread.recipient_id = member.user_id
        and unread.seen_at is null and unread.deleted_at is null
      order by unread.id desc limit ${sql.lit(UNREAD_IDS_MAX)}
    ) as newest
  ) end`;
}

function toConversation(row: Row, self: Conversation['participants'][number], images: ImageAddresses): Conversation {
  const partner =
    row.name === null || row.user_name === null
      ? { _id: row.partner_id, ...DELETED_ACCOUNT }
      : toAuthor(
          {
            id: row.partner_id,
            name: row.name,
            user_name: row.user_name,
            profile_image: row.profile_image,
            is_verified_vendor: row.is_verified_vendor ?? 0,
          },
          images,
        );
  const { labels, setAside } = stateOf(row);
  return {
    _id: row.conversation_id,
    participants: [partner, self],
    userId: partner._id,
    name: shownNames(partner)[0],
    profileImage: partner.profileImage,
    isDeletedAccount: row.name === null,
    block: toBlock(row),
    isMuted: row.is_muted === 1,
    ...(labels.length > 0 && { labels }),
    ...(setAside && { setAside }),
    joinedAt: row.joined_at === null ? null : toTimestamp(row.joined_at),
    lastMessage: toLastMessage(row, self._id, images),
    unreadMessages: toIds(row.unread_ids),
    unreadCount: row.unread_count,
    ...(row.post_id !== null &&
      row.post_images !== null && {
        post: { _id: row.post_id, picture: thumbnailOf({ images: row.post_images }, images) },
      }),
    mock: false,
  };
}

function toBlock(row: Row): Conversation['block'] {
  if (row.blocked_at !== null) return 'mine';
  return row.blocked_by_at === null ? 'none' : 'theirs';
}

function toLastMessage(row: Row, viewerId: string, images: ImageAddresses): Conversation['lastMessage'] {
  if (row.last_id === null || row.text === null || row.sender_id === null || row.created_at === null) return null;
  return {
    _id: row.last_id,
    text: row.text,
    img: row.img === null ? null : images.full(row.img),
    sender: { _id: row.sender_id },
    createdAt: toTimestamp(row.created_at),
    seen: isSeenFor({ seen_at: row.seen_at, seen_untold: row.seen_untold ?? 0, sender_id: row.sender_id }, viewerId),
    ...(row.automatic !== null && { automatic: true }),
  };
}

function toIds(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
}
