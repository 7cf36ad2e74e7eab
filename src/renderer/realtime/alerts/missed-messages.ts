import { plural } from '@lingui/core/macro';
import type { Conversation } from '@oja/contract/messages';

import type { Alert } from '../../platform/alerts/alerts.ts';
import { bodyOf, titleOf, type CountedAlert } from './alert-of.ts';

/** Older messages make no alert. */
const NEWS_MS = 12 * 60 * 60 * 1000;
/** How many conversations get an alert of their own; the others share one. */
const SEPARATE_MAX = 5;

/**
 * Returns the alerts of messages that arrived while the user was away: one for each conversation whose newest message
 * is unread and younger than twelve hours. A block between the two hides them. The caller leaves out those that were
 * shown before.
 */
export function missedMessages(
  conversations: readonly Conversation[],
  viewerId: string,
  now = Date.now(),
): CountedAlert[] {
  return conversations.flatMap(({ _id, userId, name, profileImage, block, isMuted, lastMessage, ...unread }) => {
    const [newestId] = unread.unreadMessages;
    if (block !== 'none' || isMuted || !lastMessage || lastMessage._id !== newestId) return [];
    if (Date.parse(lastMessage.createdAt) < now - NEWS_MS) return [];
    const alert: Alert = {
      id: newestId,
      viewerId,
      conversationId: _id,
      title: titleOf(name, unread.unreadCount),
      body: bodyOf(lastMessage.text),
      icon: profileImage,
      path: `/dashboard/chat/${userId}`,
    };
    return [{ alert, kind: 'message' as const, count: unread.unreadCount }];
  });
}

/** Returns the alerts to show: at most five, and one for all others. Only the first makes a sound. */
export function summarize(missed: readonly CountedAlert[]): Alert[] {
  const separate = missed.slice(0, SEPARATE_MAX).map(({ alert }) => alert);
  const others = missed.slice(SEPARATE_MAX);
  const [first] = others;
  if (first) {
    const count = others.reduce((sum, other) => sum + other.count, 0);
    separate.push({
      id: `more ${first.alert.id}`,
      viewerId: first.alert.viewerId,
      conversationId: null,
      isSummary: true,
      title: plural(count, { one: `${count} more new message`, other: `${count} more new messages` }),
      body: plural(others.length, {
        one: `In ${others.length} other conversation`,
        other: `In ${others.length} other conversations`,
      }),
      icon: null,
      path: '/dashboard/chat',
    });
  }
  return separate.map((alert, index) => (index === 0 ? alert : { ...alert, silent: true as const }));
}
