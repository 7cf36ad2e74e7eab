import type { FlagNotice } from '@oja/contract/flags';
import type { Conversation, Message } from '@oja/contract/messages';
import type { Notification } from '@oja/contract/notifications';

import type { Alert } from '../platform/alerts/alerts.ts';
import { targetOf } from './notification-target.ts';
import type { ServerEvent } from './server-event.ts';

/** What is known when an event is to be told, after it was applied. */
export interface Standing {
  viewerId: string;
  /** The viewer's conversation with a person, as their list has it; undefined where it has none yet. */
  conversationWith: (userId: string) => Pick<Conversation, 'name' | 'profileImage' | 'isMuted' | 'unreadMessages'> | undefined;
  /** Whether the viewer is looking at a place, so that they need not be told of it. */
  isWatched: (path: string) => boolean;
}

/** Letters of a text that a system's notification has room for. */
const BODY_MAX = 120;
const LETTERS = new Intl.Segmenter('en-NG', { granularity: 'grapheme' });

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(LETTERS.segment(line.slice(0, BODY_MAX * 16)), ({ segment }) => segment);
  return letters.length <= BODY_MAX ? line : `${letters.slice(0, BODY_MAX - 1).join('').trimEnd()}…`;
}

function alertOfMessage({ _id, conversationId, sender, text, seen, deletedAt }: Message, { viewerId, conversationWith }: Standing) {
  if (sender._id === viewerId || seen || deletedAt !== null) return undefined;
  const conversation = conversationWith(sender._id);
  // Where the list does not count it, it was read meanwhile.
  if (conversation && (conversation.isMuted || !conversation.unreadMessages.includes(_id))) return undefined;
  return {
    id: _id,
    conversationId,
    title: conversation?.name ?? 'New message',
    // A message without words is a picture.
    body: shorten(text) || 'Photo',
    icon: conversation?.profileImage ?? null,
    path: `/dashboard/chat/${sender._id}`,
  };
}

function alertOfNotification(notification: Notification) {
  // Of a message, the message itself is told.
  if (notification.type === 'message' || notification.isRead) return undefined;
  const { _id, senderId, message } = notification;
  return { id: _id, conversationId: null, title: senderId.name, body: shorten(message), icon: senderId.profileImage, path: targetOf(notification) };
}

function alertOfFlag({ _id, postId, postTitle, flagReason, reporter }: FlagNotice, { viewerId }: Standing) {
  if (reporter._id === viewerId) return undefined;
  return { id: _id, conversationId: null, postId, title: `Flagged: ${flagReason}`, body: shorten(postTitle), icon: null, path: '/dashboard/flags' };
}

/**
 * Whether a person is to be told of an event outside of the page, and what: the one rule, for the browser's notifications
 * and the desktop's. Each message is told once, as itself, and its notification is not; nothing of one's own, of muted
 * conversations, or that is read or being looked at. That the event is news, and that alerts are on, is the caller's to know.
 * @returns undefined where nothing is to be told
 */
export function alertOf(told: ServerEvent, standing: Standing): Alert | undefined {
  let alert: Omit<Alert, 'viewerId'> | undefined;
  if (told.name === 'newMessage') alert = alertOfMessage(told.payload.message, standing);
  if (told.name === 'newNotification') alert = alertOfNotification(told.payload.notification);
  if (told.name === 'newFlag') alert = alertOfFlag(told.payload.flag, standing);
  return alert && !standing.isWatched(alert.path) ? { ...alert, viewerId: standing.viewerId } : undefined;
}
