import { isShownOn } from '@oja/contract/notification-kinds';
import { UNREAD_UNTIL_MAIL_MS } from '@oja/contract/limits';
import type { Preview } from '@oja/contract/notification-settings';
import { isQuiet } from '@oja/contract/quiet-hours';
import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import type { Addressee } from '../../../foundation/email/email-layout.ts';
import { isNotHidden } from '../../people/hidden-people.ts';
import { readNotificationSettings } from '../../people/notification-settings.ts';
import { shownNameOf } from '../../people/user-wire.ts';
import { timeIn } from '../../../foundation/text/time-in.ts';

/** How many messages an email shows. */
const SHOWN_MAX = 3;

/** The unread messages of one conversation that no device of their recipient was informed of. */
export interface Digest {
  addressee: Addressee;
  /** The first of their shown names. */
  partner: { id: string; name: string };
  preview: Preview;
  count: number;
  /** The newest texts, from old to new; empty for a picture. */
  texts: string[];
  newestId: string;
}

/**
 * Reads what an email about a conversation would contain now.
 * @returns 'none' where there is nothing to inform of, or the person must not get an email of it; 'quiet' in quiet
 *   hours; 'later' while a push is on its way
 */
export async function readDigest(
  queries: Queries,
  { userId, partnerId }: { userId: string; partnerId: string },
  now: number,
): Promise<Digest | 'none' | 'quiet' | 'later'> {
  const found = await findConversation(queries, userId, partnerId);
  if (!found) return 'none';
  const { kinds, preview, quietHours } = readNotificationSettings(found.notification_settings);
  if (!isShownOn('mail', 'message', kinds)) return 'none';
  const unread = unreached(queries, userId, found);
  const { oldest, count } = await unread
    .select(({ fn }) => [fn.min<number | null>('created_at').as('oldest'), fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow();
  // A younger message has its turn later.
  if (oldest === null || oldest > now - UNREAD_UNTIL_MAIL_MS) return 'none';
  if (await wasConnectedSince(queries, userId, oldest)) return 'none';
  if (isQuiet(quietHours, timeIn(await zoneOf(queries, userId), now))) return 'quiet';
  if (await hasPushUnderWay(queries, userId, partnerId)) return 'later';
  const newest = await unread.select(['id', 'text']).orderBy('id', 'desc').limit(SHOWN_MAX).execute();
  return {
    addressee: { userName: found.addressee_name, email: found.email },
    partner: { id: partnerId, name: shownNameOf(found) },
    preview,
    count,
    texts: newest.map(({ text }) => text).toReversed(),
    newestId: newest[0]?.id ?? '',
  };
}

/** A conversation with unread messages that is neither muted, archived, snoozed nor blocked; both accounts exist. */
function findConversation(queries: Queries, userId: string, partnerId: string) {
  return (
    queries
      .selectFrom('conversation_members as member')
      .innerJoin('users', 'users.id', 'member.user_id')
      .innerJoin('users as partner', 'partner.id', 'member.partner_id')
      .select(['member.conversation_id', 'member.reached_up_to'])
      .select(['partner.name', 'partner.user_name', 'partner.is_verified_vendor'])
      .select(['users.user_name as addressee_name', 'users.email', 'users.notification_settings'])
      .where('member.user_id', '=', userId)
      .where('member.partner_id', '=', partnerId)
      .where('member.unread_count', '>', 0)
      .where('member.is_muted', '=', 0)
      // A newer message has ended it.
      .where((where) =>
        where.or([
          where('member.set_aside_after', 'is', null),
          where('member.set_aside_after', '<', where.ref('member.last_message_id')),
        ]),
      )
      .where('users.deleted_at', 'is', null)
      .where('users.activated_at', 'is not', null)
      .where('partner.deleted_at', 'is', null)
      .where(isNotHidden(userId, 'partner.id'))
      .executeTakeFirst()
  );
}

const unreached = (
  queries: Queries,
  userId: string,
  { conversation_id, reached_up_to }: { conversation_id: string; reached_up_to: string | null },
) =>
  queries
    .selectFrom('messages')
    .where('conversation_id', '=', conversation_id)
    .where('recipient_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('deleted_at', 'is', null)
    .$if(reached_up_to !== null, (query) => query.where('id', '>', reached_up_to));

/** Whether a device of the person was in use since a moment. */
async function wasConnectedSince(queries: Queries, userId: string, since: number): Promise<boolean> {
  const session = await queries
    .selectFrom('sessions')
    .select(sql`1`.as('found'))
    .where('user_id', '=', userId)
    .where('last_used_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

/** The time zone of the browser that asked for pushes last; that of the market for people without one. */
async function zoneOf(queries: Queries, userId: string): Promise<string> {
  const newest = await queries
    .selectFrom('push_subscriptions')
    .select('time_zone')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.time_zone ?? 'Africa/Lagos';
}

/** Whether a push of the conversation waits for its first attempt. One that has failed reaches nobody. */
async function hasPushUnderWay(queries: Queries, userId: string, partnerId: string): Promise<boolean> {
  const push = await queries
    .selectFrom('waiting_pushes')
    .innerJoin('push_subscriptions', 'push_subscriptions.session_hash', 'waiting_pushes.session_hash')
    .select(sql`1`.as('found'))
    .where('push_subscriptions.user_id', '=', userId)
    .where('waiting_pushes.subject', '=', partnerId)
    .where('waiting_pushes.attempts', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return push !== undefined;
}
