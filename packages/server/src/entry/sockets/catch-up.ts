import type { Deal } from '@oja/contract/deals';
import type { EventsPage } from '@oja/contract/events';
import type { FlagCounts } from '@oja/contract/flags';
import { EVENTS_PAGE } from '@oja/contract/limits';
import type { UnreadNotifications } from '@oja/contract/notifications';
import type { Selectable } from 'kysely';

import type { Queries } from '../../foundation/db/database.ts';
import type { EventsTable } from '../../foundation/db/tables/message-tables.ts';
import { countFlags, findFlags, type FlagRow } from '../../market/moderation/flag-store.ts';
import { toFlagNotice } from '../../market/moderation/flag-wire.ts';
import { type ConversationSide, findSides } from '../../market/messages/conversation-changes.ts';
import { findDeals } from '../../market/deals/deal-store.ts';
import { toDeals } from '../../market/deals/deal-wire.ts';
import type { Viewer } from '../../market/accounts/session-store.ts';
import { findMessages } from '../../market/messages/message-store.ts';
import { type MessageRow, toMessage } from '../../market/messages/message-wire.ts';
import { type Quotes, findQuotes } from '../../market/messages/quotes.ts';
import { type SharedPosts, findSharedPosts } from '../../market/messages/shared-posts.ts';
import { NOTHING_UNREAD, countUnread, findNotifications } from '../../market/notifications/notification-store.ts';
import { type NotificationParts, toNotification } from '../../market/notifications/notification-wire.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { lastSeq } from '../../foundation/events/event-log.ts';

type CaughtUpEvent = EventsPage['events'][number];

/** The current state of the things that events are about. */
interface Subjects {
  messages: ReadonlyMap<string, MessageRow>;
  posts: SharedPosts;
  quotes: Quotes;
  notifications: ReadonlyMap<string, NotificationParts>;
  sides: ReadonlyMap<string, ConversationSide>;
  unread: UnreadNotifications;
  deals: ReadonlyMap<string, Deal>;
  flags: ReadonlyMap<string, FlagRow>;
  /** Undefined for people who may not act as admins, or not any more: reports are not for them. */
  openFlags: FlagCounts | undefined;
}

/**
 * A page of a person's events after a sequence number, in order. The contract's events.ts describes how a client
 * applies them.
 */
export async function catchUp(
  queries: Queries,
  viewer: Pick<Viewer, 'id' | 'isAdmin'>,
  after: number,
  images: ImageAddresses,
  now: number,
): Promise<EventsPage> {
  const latestSeq = await lastSeq(queries, viewer.id);
  const rows = await queries
    .selectFrom('events')
    .selectAll()
    .where('user_id', '=', viewer.id)
    .where('seq', '>', after)
    .where('seq', '<=', latestSeq)
    .orderBy('seq')
    .limit(EVENTS_PAGE)
    .execute();
  // Sequence numbers have no gaps. If some are missing, the log no longer reaches back so far, or the number comes
  // from another database.
  const isWhole = rows.at(-1)?.seq === after + rows.length;
  const reset = after > latestSeq || (after < latestSeq && !isWhole);
  if (reset) return { events: [], lastSeq: latestSeq, latestSeq, hasMore: false, reset };
  const subjects = await findSubjects(queries, viewer, rows, images, now);
  const last = rows.at(-1)?.seq ?? latestSeq;
  return {
    events: rows.flatMap((row) => toEvent(row, subjects, images) ?? []),
    lastSeq: last,
    latestSeq,
    hasMore: last < latestSeq,
    reset,
  };
}

async function findSubjects(
  queries: Queries,
  { id: userId, isAdmin }: Pick<Viewer, 'id' | 'isAdmin'>,
  rows: readonly Selectable<EventsTable>[],
  images: ImageAddresses,
  now: number,
): Promise<Subjects> {
  const idsOf = (...names: string[]) => [
    ...new Set(rows.filter((row) => names.includes(row.name)).map((row) => row.subject_id)),
  ];
  const aboutNotifications = idsOf('newNotification', 'notificationRead', 'notificationDeleted');
  const seesFlags = isAdmin && idsOf('newFlag', 'flagEnded', 'flaggedPostDeleted').length > 0;
  const messages = await findMessages(
    queries,
    userId,
    idsOf('newMessage', 'messageUpdated', 'messageDeleted', 'messagesSeen', 'conversationRead'),
  );
  return {
    messages,
    posts: await findSharedPosts(queries, [...messages.values()], images, now, userId),
    quotes: await findQuotes(queries, [...messages.values()], images),
    sides: await findSides(queries, userId, idsOf('conversationChanged')),
    notifications: await findNotifications(queries, userId, idsOf('newNotification')),
    deals: await findDealsOf(queries, userId, idsOf('dealUpdated'), images, now),
    unread: aboutNotifications.length === 0 ? NOTHING_UNREAD : await countUnread(queries, userId),
    flags: seesFlags ? await findFlags(queries, idsOf('newFlag')) : new Map<string, FlagRow>(),
    openFlags: seesFlags ? await countFlags(queries) : undefined,
  };
}

/** The deals of events as their recipient sees them. */
async function findDealsOf(
  queries: Queries,
  userId: string,
  ids: readonly string[],
  images: ImageAddresses,
  now: number,
): Promise<Map<string, Deal>> {
  const rows = [...(await findDeals(queries, ids, userId)).values()];
  const dealFor = await toDeals(queries, rows, [userId], images, now);
  return new Map(rows.map((row) => [row.id, dealFor(row, userId)]));
}

/** @returns undefined when the subject is gone */
function toEvent(
  { user_id: userId, name, seq, subject_id: id, first_id: firstId }: Selectable<EventsTable>,
  subjects: Subjects,
  images: ImageAddresses,
): CaughtUpEvent | undefined {
  const { unread, openFlags } = subjects;
  switch (name) {
    case 'newMessage':
    case 'messageUpdated':
    case 'messageDeleted': {
      const row = subjects.messages.get(id);
      return row && { name, payload: { seq, message: toMessage(row, subjects, images, userId) } };
    }
    case 'messagesSeen': {
      const row = subjects.messages.get(id);
      return row && { name, payload: { seq, conversationId: row.conversation_id, from: firstId ?? id, upTo: id } };
    }
    case 'conversationRead': {
      const row = subjects.messages.get(id);
      return row && { name, payload: { seq, conversationId: row.conversation_id, upTo: id } };
    }
    case 'conversationChanged': {
      const side = subjects.sides.get(id);
      return side && { name, payload: { seq, ...side } };
    }
    case 'dealUpdated': {
      const deal = subjects.deals.get(id);
      return deal && { name, payload: { seq, deal } };
    }
    case 'labelsRenamed':
    case 'scheduledChanged':
      return { name, payload: { seq } };
    case 'newNotification': {
      const found = subjects.notifications.get(id);
      return found && { name, payload: { seq, notification: toNotification(found, images), ...unread } };
    }
    case 'notificationRead':
    case 'notificationDeleted':
      return { name, payload: { seq, notificationId: id, ...unread } };
    case 'newFlag': {
      const row = subjects.flags.get(id);
      return row && openFlags && { name, payload: { seq, flag: toFlagNotice(row, images), ...openFlags } };
    }
    case 'flagEnded':
      return openFlags && { name, payload: { seq, flagId: id, ...openFlags } };
    case 'flaggedPostDeleted':
      return openFlags && { name, payload: { seq, postId: id, ...openFlags } };
    default:
      return undefined;
  }
}
