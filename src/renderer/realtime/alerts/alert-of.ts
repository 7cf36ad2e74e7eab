import { t } from '@lingui/core/macro';
import type { FlagNotice } from '@oja/contract/flags';
import type { Conversation, Message } from '@oja/contract/messages';
import type { Notification } from '@oja/contract/notifications';
import { graphemes, withEllipsis } from '@oja/ui/graphemes';

import type { Alert } from '../../platform/alerts/alerts.ts';
import { targetOf } from './notification-target.ts';
import type { ServerEvent } from '../events/server-event.ts';

/** The data that decides whether a user is notified of an event, read after the event was applied. */
export interface AlertContext {
  viewerId: string;
  /** Returns the viewer's conversation with a person, from the list; undefined if there is none yet. */
  conversationWith: (
    userId: string,
  ) => Pick<Conversation, 'name' | 'profileImage' | 'isMuted' | 'unreadMessages'> | undefined;
  /** Whether the viewer is looking at a path, and needs no notification of it. */
  isWatched: (path: string) => boolean;
}

/** How many characters of a text a system notification can show. */
const BODY_MAX = 120;

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
  return {
    id: _id,
    conversationId,
    title: conversation?.name ?? t`New message`,
    // A message without text is a picture.
    body: shorten(text) || t`Photo`,
    icon: conversation?.profileImage ?? null,
    path: `/dashboard/chat/${sender._id}`,
  };
}

function alertOfNotification(notification: Notification) {
  // The message itself makes the alert.
  if (notification.type === 'message' || notification.isRead) return undefined;
  const { _id, senderId, message } = notification;
  return {
    id: _id,
    conversationId: null,
    title: senderId.name,
    body: shorten(message),
    icon: senderId.profileImage,
    path: targetOf(notification),
  };
}

function alertOfFlag({ _id, postId, postTitle, flagReason, reporter }: FlagNotice, { viewerId }: AlertContext) {
  if (reporter._id === viewerId) return undefined;
  return {
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
  | 'flagEnded'
  | 'flaggedPostDeleted'
  | 'followedPosts'
  | 'getOnlineUsers'
  | 'messageDeleted'
  | 'messageUpdated'
  | 'messagesSeen'
  | 'notificationDeleted'
  | 'notificationRead'
  | 'ready'
  | 'typing';
const noAlert = (_name: EventWithoutAlert): undefined => undefined;

/** Decides for each event of the contract which alert it makes. */
function subjectOf(event: ServerEvent, context: AlertContext): Omit<Alert, 'viewerId'> | undefined {
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
 * notifications of the browser and of the desktop app. Each message makes one alert, and its notification none. The
 * viewer's own actions, muted conversations, and subjects that are read or being looked at make none. The caller checks
 * that the event is live and that alerts are on.
 * @returns undefined for no alert
 */
export function alertOf(event: ServerEvent, context: AlertContext): Alert | undefined {
  const alert = subjectOf(event, context);
  return alert && !context.isWatched(alert.path) ? { ...alert, viewerId: context.viewerId } : undefined;
}
