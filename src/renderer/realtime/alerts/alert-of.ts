import { plural, t } from '@lingui/core/macro';
import { type ChannelChoices, type NotificationKind, isShownOn, kindOf } from '@oja/contract/notification-kinds';
import type { FlagNotice } from '@oja/contract/flags';
import type { Conversation, Message } from '@oja/contract/messages';
import type { Notification } from '@oja/contract/notifications';
import { shownNames } from '@oja/contract/shown-names';
import { graphemes, withEllipsis } from '@oja/ui/graphemes';

import type { Alert } from '../../platform/alerts/alerts.ts';
import { targetOf } from './notification-target.ts';
import type { ServerEvent } from '../events/server-event.ts';

/** The data that decides whether a user is notified of an event, read after the event was applied. */
export interface AlertContext {
  viewerId: string;
  /** The viewer's choices of what is shown where. */
  choices?: ChannelChoices | undefined;
  /** Returns the viewer's conversation with a person, from the list; undefined if there is none yet. */
  conversationWith: (
    userId: string,
  ) => Pick<Conversation, 'name' | 'profileImage' | 'isMuted' | 'unreadMessages' | 'unreadCount'> | undefined;
}

/** How many characters of a text a system notification can show. */
const BODY_MAX = 120;

/** An alert, its kind, which is undefined if this release does not know it, and how many messages it stands for. */
export interface CountedAlert {
  alert: Alert;
  kind: NotificationKind | undefined;
  count: number;
}

/** The title of the alert of a conversation: its name, with the number of its unread messages. */
export const titleOf = (name: string, count: number): string =>
  count > 1
    ? plural(count, { one: `${count} new message from ${name}`, other: `${count} new messages from ${name}` })
    : name;

/** The text of the alert of a message. A message without text is a picture. */
export const bodyOf = (text: string): string => shorten(text) || t`Photo`;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = graphemes(line.slice(0, BODY_MAX * 16));
  return letters.length <= BODY_MAX ? line : withEllipsis(letters.slice(0, BODY_MAX - 1).join(''));
}

function alertOfMessage(
  { _id, conversationId, sender, text, seen, deletedAt }: Message,
  { viewerId, conversationWith }: AlertContext,
) {
  if (sender._id === viewerId || seen || deletedAt !== null) return undefined;
  const conversation = conversationWith(sender._id);
  // If the list does not count it as unread, it was read in the meantime.
  if (conversation && (conversation.isMuted || !conversation.unreadMessages.includes(_id))) return undefined;
  const count = conversation?.unreadCount ?? 1;
  return {
    kind: 'message' as const,
    count,
    // Messages of one moment may arrive in another order.
    id: conversation?.unreadMessages[0] ?? _id,
    conversationId,
    title: conversation ? titleOf(conversation.name, count) : t`New message`,
    body: bodyOf(text),
    icon: conversation?.profileImage ?? null,
    path: `/dashboard/chat/${sender._id}`,
  };
}

function alertOfNotification(notification: Notification) {
  // The message itself makes the alert.
  if (notification.type === 'message' || notification.isRead) return undefined;
  const { _id, senderId, message } = notification;
  return {
    kind: kindOf(notification),
    id: _id,
    conversationId: null,
    title: shownNames(senderId)[0],
    body: shorten(message),
    icon: senderId.profileImage,
    path: targetOf(notification),
  };
}

function alertOfFlag({ _id, postId, postTitle, flagReason, reporter }: FlagNotice, { viewerId }: AlertContext) {
  if (reporter._id === viewerId) return undefined;
  return {
    kind: 'report' as const,
    id: _id,
    conversationId: null,
    postId,
    title: t`Flagged: ${flagReason}`,
    body: shorten(postTitle),
    icon: null,
    path: '/dashboard/flags',
  };
}

/** The events that make no alert. A new event of the contract compiles only with a case below, or here. */
type EventWithoutAlert =
  | 'allNotifications'
  | 'closing'
  | 'conversationChanged'
  | 'conversationRead'
  | 'dealUpdated'
  | 'flagEnded'
  | 'flaggedPostDeleted'
  | 'followedPosts'
  | 'getOnlineUsers'
  | 'labelsRenamed'
  | 'messageDeleted'
  | 'messageUpdated'
  | 'messagesSeen'
  | 'notificationDeleted'
  | 'notificationRead'
  | 'ready'
  | 'scheduledChanged'
  | 'typing';
const noAlert = (_name: EventWithoutAlert): undefined => undefined;

/** Decides for each event of the contract which alert it makes. */
function subjectOf(
  event: ServerEvent,
  context: AlertContext,
): (Omit<Alert, 'viewerId'> & { kind: NotificationKind | undefined; count?: number }) | undefined {
  switch (event.name) {
    case 'newMessage':
      return alertOfMessage(event.payload.message, context);
    case 'newNotification':
      return alertOfNotification(event.payload.notification);
    case 'newFlag':
      return alertOfFlag(event.payload.flag, context);
    default:
      return noAlert(event.name);
  }
}

/**
 * Returns the alert for an event, if the user is notified of it outside of the page. This is the one rule for
 * notifications of the browser and of the desktop app. The messages of a conversation are one alert, with their number,
 * and their notification makes none. The viewer's own actions, muted conversations, subjects that are read, and kinds
 * that the viewer has switched off make none. The caller checks that the event is live, that alerts are on, and that
 * nobody is looking.
 * @returns undefined for no alert
 */
export function alertOf(event: ServerEvent, context: AlertContext): CountedAlert | undefined {
  const subject = subjectOf(event, context);
  if (!subject || !isShownOn('system', subject.kind, context.choices)) return undefined;
  const { kind, count = 1, ...alert } = subject;
  return { alert: { ...alert, viewerId: context.viewerId }, kind, count };
}
