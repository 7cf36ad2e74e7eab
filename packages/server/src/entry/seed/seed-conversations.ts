import { MINUTE } from '@oja/contract/limits';
import { randomUUID } from 'node:crypto';

import type { DatabaseKind, Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { seeMessages } from '../../market/messages/see-messages.ts';
import { sendMessages } from '../../market/messages/send-messages.ts';
import { type NewNotification, notify } from '../../market/notifications/notify.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { CONVERSATIONS } from './demo-conversations.ts';
import type { MarketPlan } from './market-plan.ts';

/** For each kind of event, how many notifications each of the printed accounts gets; the last ones are unread. */
const NOTIFIED = 5;
const UNREAD = 2;

/** Used for the payloads of events, which are not sent, because nobody is connected yet. */
const NO_ADDRESSES = new ImageAddresses('');

/**
 * Stores the messages and notifications of the demo market in chronological order and with the code for real people, so
 * that counters, notifications and events are correct.
 */
export async function seedConversations(
  transaction: Queries,
  kind: DatabaseKind,
  plan: MarketPlan,
  now: number,
): Promise<void> {
  const actions = [...planNotifications(transaction, plan), ...planLines(transaction, kind, plan, now)];
  for (const { at, run } of actions.toSorted((one, other) => one.at - other.at)) await run(at);
}

interface TimedAction {
  at: number;
  run: (at: number) => Promise<unknown>;
}

function planLines(transaction: Queries, kind: DatabaseKind, plan: MarketPlan, now: number): TimedAction[] {
  const people = new Map(
    [...plan.vendors.map(({ row }) => row), ...plan.customers].map((row) => [row.user_name, row.id]),
  );
  return CONVERSATIONS.flatMap(({ between, about, startedMinutesAgo, lines, unseen }) => {
    const ids = between.map((userName) => people.get(userName) ?? '');
    const shared = about === undefined ? null : postIdOf(plan, about);
    let at = now - startedMinutesAgo * MINUTE;
    return lines.flatMap(([writer, minutesLater, text], index): TimedAction[] => {
      at += minutesLater * MINUTE;
      const [senderId = '', recipientId = ''] = writer === 0 ? ids : ids.toReversed();
      const isSeen = index < lines.length - unseen;
      const line = { senderId, recipientId, text, isSeen, postId: index === 0 ? shared : null };
      return [{ at, run: (moment) => storeLine(transaction, kind, line, moment) }];
    });
  });
}

function postIdOf(plan: MarketPlan, title: string): string {
  const post = plan.posts.find(({ content }) => content.title === title);
  if (!post) throw new Error(`A conversation of the demo market is about “${title}”, which nobody sells.`);
  return post.id;
}

interface Line {
  senderId: string;
  recipientId: string;
  text: string;
  isSeen: boolean;
  /** The post that it shares. */
  postId: string | null;
}

async function storeLine(
  transaction: Queries,
  kind: DatabaseKind,
  { senderId, recipientId, text, isSeen, postId }: Line,
  at: number,
): Promise<void> {
  const { result: outcomes } = await sendMessages(
    transaction,
    [{ senderId, recipientId, clientId: randomUUID(), text, img: null, postId, replyTo: null }],
    { kind, images: NO_ADDRESSES },
    at,
  );
  const [line] = outcomes;
  if (!line || line instanceof ApiError) throw new Error(`A line of the demo market could not be said: ${text}`);
  if (isSeen)
    await seeMessages(
      transaction,
      { conversationId: line.message.conversationId, userId: recipientId, partnerId: senderId },
      at + MINUTE / 2,
    );
}

/** The newest followers, likes and comments of the printed accounts. */
function planNotifications(transaction: Queries, plan: MarketPlan): TimedAction[] {
  const accounts = [...plan.vendors.map(({ row }) => row), ...plan.customers].filter(({ user_name: name }) =>
    DEMO_ACCOUNTS.some((account) => account === name),
  );
  return accounts.flatMap(({ id: recipientId }) => {
    const posts = new Set(plan.posts.filter(({ author }) => author.id === recipientId).map(({ id }) => id));
    const about = (
      type: 'like' | 'comment',
      rows: readonly { id?: string; post_id: string; user_id: string; created_at: number }[],
    ) =>
      rows
        .filter((row) => posts.has(row.post_id))
        .map((row): PlannedNotification => ({
          at: row.created_at,
          what: {
            type,
            recipientId,
            senderId: row.user_id,
            postId: row.post_id,
            ...(row.id !== undefined && { commentId: row.id }),
          },
        }));
    const follows = plan.follows
      .filter((row) => row.followed_id === recipientId)
      .map((row): PlannedNotification => ({
        at: row.created_at,
        what: { type: 'follow', recipientId, senderId: row.follower_id, postId: null },
      }));
    return [follows, about('like', plan.likes), about('comment', plan.comments)].flatMap((rows) =>
      newest(rows).map(({ at, what }, index, all): TimedAction => ({
        at,
        run: (moment) => storeNotification(transaction, what, index < all.length - UNREAD, moment),
      })),
    );
  });
}

interface PlannedNotification {
  at: number;
  what: NewNotification;
}

/** Returns the newest rows, from old to new. */
function newest(rows: readonly PlannedNotification[]): PlannedNotification[] {
  return rows.toSorted((one, other) => one.at - other.at).slice(-NOTIFIED);
}

async function storeNotification(
  transaction: Queries,
  what: NewNotification,
  isRead: boolean,
  at: number,
): Promise<void> {
  const push = await notify(transaction, what, NO_ADDRESSES, at);
  if (push?.name !== 'newNotification' || !isRead) return;
  await transaction
    .updateTable('notifications')
    .set({ is_read: 1 })
    .where('id', '=', push.payload.notification._id)
    .execute();
}
