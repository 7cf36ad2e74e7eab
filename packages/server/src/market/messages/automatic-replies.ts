import { randomUUID } from 'node:crypto';

import { type AutomaticReplies, NO_AUTOMATIC_REPLIES, automaticRepliesSchema } from '@oja/contract/automatic-replies';
import { dayInLagos, startInLagos } from '@oja/contract/lagos-day';
import { VENDOR_ACTIVE_MS } from '@oja/contract/limits';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { foldForSearch } from '../../foundation/text/search-text.ts';
import { timeIn } from '../../foundation/text/time-in.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import type { MessageRow } from './message-wire.ts';
import { nextIds } from './next-ids.ts';
import { recordMessages } from './record-messages.ts';
import { type SendingPair, directionKey } from './sending-pairs.ts';

type AutomaticKind = NonNullable<MessageRow['automatic']>;

/** The newest messages of a conversation in which the vendor's activity is looked for. */
const LOOKED_AT = 50;
const DAYS_OF_WEEK = 7;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const FIRST_DAY = 3;

/** Reads stored settings. @param stored null for a person without any */
export function readAutomaticReplies(stored: string | null): AutomaticReplies {
  return stored === null ? NO_AUTOMATIC_REPLIES : automaticRepliesSchema.parse(JSON.parse(stored));
}

/** A person's own settings of automatic messages. */
export async function findAutomaticReplies(queries: Queries, userId: string): Promise<AutomaticReplies> {
  const row = await queries
    .selectFrom('users')
    .select('automatic_replies')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return readAutomaticReplies(row.automatic_replies);
}

/** Stores a vendor's settings of automatic messages. @throws ApiError `unauthenticated` for a deleted account */
export async function setAutomaticReplies(queries: Queries, userId: string, replies: AutomaticReplies): Promise<void> {
  const row = await queries
    .updateTable('users')
    .set({ automatic_replies: JSON.stringify(replies) })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new ApiError('unauthenticated');
}

/** Whether a vendor's shop is open at a time; always without opening hours. */
export function isOpenAt({ hours }: Pick<AutomaticReplies, 'hours'>, now: number): boolean {
  if (hours === null) return true;
  const today = hours[(dayInLagos(now) + FIRST_DAY) % DAYS_OF_WEEK];
  if (!today) return false;
  const time = timeIn('Africa/Lagos', now);
  return today.from <= time && time < today.to;
}

/**
 * Stores the automatic messages that answer new messages, in their transaction (product §7, decision 066): a greeting
 * to somebody's first message, and an away message. Each is sent once a day and conversation, and none while the vendor
 * is active in the conversation. Automatic messages do not come here, so none answers another one.
 * @param answered the new messages, and the pairs of their batch, whose conversations are locked
 * @returns the events to push
 */
export async function recordAutomaticReplies(
  transaction: Queries,
  { fresh, pairs }: { fresh: readonly MessageRow[]; pairs: ReadonlyMap<string, SendingPair> },
  { kind, images }: { kind: DatabaseKind; images: ImageAddresses },
  now: number,
): Promise<WithPushes<undefined>['pushes']> {
  const newest = new Map(
    fresh.map((row) => [directionKey({ senderId: row.sender_id, recipientId: row.recipient_id }), row]),
  );
  const rows: MessageRow[] = [];
  for (const [direction, message] of newest) {
    const pair = pairs.get(direction);
    if (!pair || pair.automaticReplies === null) continue;
    const settings = readAutomaticReplies(pair.automaticReplies);
    const kinds = await dueKinds(transaction, { message, isFirst: pair.newestId === '', settings }, now);
    rows.push(...kinds.map((automatic) => automaticRow(message, automatic, settings[automatic], now)));
  }
  if (rows.length === 0) return [];
  const greatest = (conversationId: string) =>
    fresh.reduce((id, row) => (row.conversation_id === conversationId && row.id > id ? row.id : id), '');
  const ids = nextIds(
    rows.map(({ conversation_id: conversationId }) => ({ conversationId, newestId: greatest(conversationId) })),
  );
  const senders = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'user_name', 'profile_image', 'is_verified_vendor'])
    .where(
      'id',
      'in',
      rows.map((row) => row.sender_id),
    )
    .execute();
  const { pushes } = await recordMessages(
    transaction,
    rows.map((row, index) => ({ ...row, id: ids[index] ?? '' })),
    { kind, senders: new Map(senders.map((sender) => [sender.id, sender])), postsOf: () => new Map(), images },
    now,
  );
  return pushes;
}

/** Which automatic messages are to be sent after a message. */
async function dueKinds(
  transaction: Queries,
  { message, isFirst, settings }: { message: MessageRow; isFirst: boolean; settings: AutomaticReplies },
  now: number,
): Promise<AutomaticKind[]> {
  const kinds: AutomaticKind[] = [];
  if (isFirst && settings.greeting !== '') kinds.push('greeting');
  if (settings.away !== '' && (settings.isAway || !isOpenAt(settings, now))) kinds.push('away');
  const { conversation_id: conversationId, recipient_id: vendorId } = message;
  if (kinds.length === 0 || (await isActiveIn(transaction, conversationId, vendorId, now))) return [];
  const sent = await transaction
    .selectFrom('messages')
    .select('automatic')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', vendorId)
    .where('automatic', 'is not', null)
    .where('created_at', '>=', startInLagos(dayInLagos(now)))
    .execute();
  return kinds.filter((each) => !sent.some(({ automatic }) => automatic === each));
}

/** Whether a vendor has just written or read in a conversation. */
async function isActiveIn(queries: Queries, conversationId: string, vendorId: string, now: number): Promise<boolean> {
  const newest = await queries
    .selectFrom('messages')
    .select(['sender_id', 'created_at', 'seen_at', 'automatic'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const isRecent = (time: number | null) => time !== null && time > now - VENDOR_ACTIVE_MS;
  return newest.some((row) =>
    row.sender_id === vendorId ? row.automatic === null && isRecent(row.created_at) : isRecent(row.seen_at),
  );
}

/** The row of an automatic answer to a message, without its id. */
function automaticRow(
  { conversation_id, sender_id, recipient_id }: MessageRow,
  automatic: AutomaticKind,
  text: string,
  now: number,
): MessageRow {
  return {
    id: '',
    conversation_id,
    sender_id: recipient_id,
    recipient_id: sender_id,
    client_id: randomUUID(),
    text,
    search_text: foldForSearch(text),
    img: null,
    post_id: null,
    reply_to: null,
    show_now: null,
    automatic,
    created_at: now,
    edited_at: null,
    deleted_at: null,
    seen_at: null,
    seen_untold: 0,
  };
}
