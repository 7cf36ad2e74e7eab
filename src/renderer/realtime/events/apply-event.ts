import type { NumberedEvent, SequencedEvent } from '@oja/contract/events';
import type { Message } from '@oja/contract/messages';
import { createAction } from '@reduxjs/toolkit';

import { api } from '../../api/api.ts';
import { presenceReplaced } from '../presence/presence-slice.ts';
import { hideTyping, showTyping } from '../presence/typing.ts';
import type { RealtimeThunk } from '../realtime-state.ts';
import { conversationChanged, markReadInList, markSeenInList, upsertConversation } from './conversation-events.ts';
import { flagAdded, flagEnded, flaggedPostDeleted } from './flag-events.ts';
import { showInThread, markSeenInThread } from './message-events.ts';
import { followedPostsChanged } from './new-post-events.ts';
import {
  notificationAdded,
  notificationDeleted,
  notificationRead,
  notificationsReplaced,
} from './notification-events.ts';
import type { EventName, EventPayload, ServerEvent } from './server-event.ts';

/** The viewer's call was answered with a message. */
export const messageAnswered = createAction<Message>('realtime/messageAnswered');

/**
 * A message is in the caches. RTK Query notifies components of a changed cache one frame later, while any other action
 * notifies them at once.
 */
const messageShown = createAction('realtime/messageShown');

/**
 * Applies a sent, edited or deleted message in its current state, wherever it is shown. Applying it twice changes
 * nothing.
 */
function showMessage(message: Message): RealtimeThunk {
  return (dispatch) => {
    dispatch(showInThread(message));
    dispatch(upsertConversation(message));
  };
}

/**
 * Applies messages that the viewer has sent, edited or deleted by a call. An older answer does not undo a newer one.
 * They are visible when this returns, so that a sent message does not disappear for a frame between the outbox and its
 * thread.
 */
export function showAnswered(messages: readonly Message[]): RealtimeThunk {
  return (dispatch) => {
    for (const message of messages) {
      dispatch(messageAnswered(message));
      dispatch(showMessage(message));
    }
    dispatch(messageShown());
  };
}

/** Marks a conversation as seen up to a message, after the viewer has seen it here or on another device. */
export function conversationRead(read: { conversationId: string; upTo: string }): RealtimeThunk {
  return (dispatch) => {
    dispatch(markSeenInThread('partner', read));
    dispatch(markReadInList(read));
  };
}

type Handlers<Name extends EventName> = {
  readonly [Each in Name]: (payload: EventPayload<Each>) => RealtimeThunk;
};

const changeNothing = (): RealtimeThunk => () => undefined;

/** The handler of each numbered event. An event of the contract without a handler does not compile. */
const NUMBERED_HANDLERS: Handlers<SequencedEvent> = {
  newMessage:
    ({ message }) =>
    (dispatch) => {
      dispatch(showMessage(message));
      // It is no longer being typed. This also shows the message now, rather than with the next frame.
      dispatch(hideTyping(message.sender._id));
    },
  messageUpdated: ({ message }) => showMessage(message),
  messageDeleted: ({ message }) => showMessage(message),
  messagesSeen: (range) => (dispatch) => {
    dispatch(markSeenInThread('own', range));
    dispatch(markSeenInList(range));
  },
  conversationRead,
  conversationChanged,
  labelsRenamed: () => (dispatch) => {
    dispatch(api.util.invalidateTags(['LabelNames']));
  },
  scheduledChanged: () => (dispatch) => {
    dispatch(api.util.invalidateTags(['Scheduled', 'Me']));
  },
  // Loaded with the first deal. Deals are shown by their version, so their order does not matter.
  dealUpdated:
    ({ deal }) =>
    (dispatch) =>
      void import('../../api/deals-api.ts').then(
        ({ showDeal }) => dispatch(showDeal(deal)),
        () => dispatch(api.util.invalidateTags(['Deals'])),
      ),
  newNotification: notificationAdded,
  notificationRead,
  notificationDeleted,
  newFlag: flagAdded,
  flagEnded,
  flaggedPostDeleted,
};

/** The handlers of all events of product §7. */
const HANDLERS: Handlers<EventName> = {
  ...NUMBERED_HANDLERS,
  allNotifications: notificationsReplaced,
  getOnlineUsers: (userIds) => (dispatch) => {
    dispatch(presenceReplaced(userIds));
  },
  typing: showTyping,
  followedPosts: followedPostsChanged,
  // These concern only the connection: see recovery/ and socket/.
  ready: changeNothing,
  closing: changeNothing,
};

/** Whether an event is numbered, and therefore applied in order, exactly once. */
export function isNumbered(event: ServerEvent): event is NumberedEvent {
  return Object.hasOwn(NUMBERED_HANDLERS, event.name);
}

/** Passes an event of product §7 to its handlers. An event that this build does not know changes nothing. */
export function applyEvent<Name extends EventName>(event: { name: Name; payload: EventPayload<Name> }): RealtimeThunk {
  return Object.hasOwn(HANDLERS, event.name) ? HANDLERS[event.name](event.payload) : changeNothing();
}
