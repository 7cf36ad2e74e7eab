import type { Alert } from '../../platform/alerts/alerts.ts';
import type { ServerEvent } from '../events/server-event.ts';

/** The events that close no alert. A new event of the contract compiles only with a case below, or here. */
type EventThatClosesNothing =
  | 'allNotifications'
  | 'closing'
  | 'dealUpdated'
  | 'followedPosts'
  | 'labelsRenamed'
  | 'getOnlineUsers'
  | 'messageUpdated'
  | 'messagesSeen'
  | 'newFlag'
  | 'newMessage'
  | 'newNotification'
  | 'ready'
  | 'scheduledChanged'
  | 'typing';
const closesNothing = (_name: EventThatClosesNothing): undefined => undefined;

/**
 * Returns which alerts an event closes: their subject was read or withdrawn, here or on another device, or a block
 * hides it.
 */
export function closedBy({ name, payload }: ServerEvent): ((alert: Alert) => boolean) | undefined {
  switch (name) {
    case 'conversationRead':
      return ({ conversationId, id }) => conversationId === payload.conversationId && id <= payload.upTo;
    case 'conversationChanged':
      return payload.block === 'none'
        ? undefined
        : ({ conversationId }) => conversationId !== null && conversationId === payload.conversationId;
    case 'notificationRead':
    case 'notificationDeleted':
      return ({ id }) => id === payload.notificationId;
    case 'messageDeleted':
      return ({ id }) => id === payload.message._id;
    case 'flagEnded':
      return ({ id }) => id === payload.flagId;
    case 'flaggedPostDeleted':
      return ({ postId }) => postId === payload.postId;
    default:
      return closesNothing(name);
  }
}
