import { plural, t } from '@lingui/core/macro';
import { NOTIFICATION_KINDS, type NotificationKind, kindOf } from '@oja/contract/notification-kinds';
import { shownNames } from '@oja/contract/shown-names';

import type { NotificationRowGroup } from './group-notifications.ts';

/** The kinds whose notifications about one post share a row. */
type PostKind = {
  [Kind in NotificationKind]: (typeof NOTIFICATION_KINDS)[Kind]['listedBy'] extends 'post' ? Kind : never;
}[NotificationKind];

interface PostTexts {
  byTwo: (name: string, other: string) => string;
  /** @param others how many people besides the first, at least two */
  byMany: (name: string, others: number) => string;
  /** One person several times. */
  again: (name: string, times: number) => string;
}

const POST_TEXTS: Record<PostKind, PostTexts> = {
  like: {
    byTwo: (name, other) => t`${name} and ${other} liked your post`,
    byMany: (name, others) =>
      plural(others, {
        one: `${name} and ${others} other liked your post`,
        other: `${name} and ${others} others liked your post`,
      }),
    again: (name) => t`${name} liked your post`,
  },
  comment: {
    byTwo: (name, other) => t`${name} and ${other} commented on your post`,
    byMany: (name, others) =>
      plural(others, {
        one: `${name} and ${others} other commented on your post`,
        other: `${name} and ${others} others commented on your post`,
      }),
    again: (name, times) =>
      plural(times, {
        one: `${name} commented ${times} time on your post`,
        other: `${name} commented ${times} times on your post`,
      }),
  },
};

const isPostKind = (kind: NotificationKind | undefined): kind is PostKind =>
  kind !== undefined && NOTIFICATION_KINDS[kind].listedBy === 'post';

/**
 * The text of a row. That of one notification is the server's (product §3); that of several counts them and begins with
 * the name of the newest one's sender.
 * @param unreadMessages how many messages of the sender are unread, for a row about messages; 0 if that is unknown.
 *   There is one unread notification for all of them.
 */
export function groupText({ newest, notifications }: NotificationRowGroup, unreadMessages: number): string {
  const kind = kindOf(newest);
  const [name] = shownNames(newest.senderId);
  if (kind === 'message' && !newest.isRead && unreadMessages > 1)
    return plural(unreadMessages, {
      one: `${name} sent you ${unreadMessages} message`,
      other: `${name} sent you ${unreadMessages} messages`,
    });
  const times = notifications.length;
  if (times === 1) return newest.message;
  // The messages of a time when some were unread have one notification: it is known how often that was.
  if (kind === 'message')
    return plural(times, { one: `${name} wrote to you ${times} time`, other: `${name} wrote to you ${times} times` });
  if (!isPostKind(kind)) return newest.message;
  const people = new Map(notifications.map(({ senderId }) => [senderId._id, shownNames(senderId)[0]]));
  const [, other] = people.values();
  const texts = POST_TEXTS[kind];
  if (other === undefined) return texts.again(name, times);
  return people.size === 2 ? texts.byTwo(name, other) : texts.byMany(name, people.size - 1);
}
