import type { NumberedEvent, SequencedEvent } from '@oja/contract/events';
import type { Message } from '@oja/contract/messages';
import { createAction } from '@reduxjs/toolkit';

import { presenceReplaced } from '../presence/presence-slice.ts';
import { hideTyping, showTyping } from '../presence/typing.ts';
import type { RealtimeThunk } from '../realtime-state.ts';
import { conversationChanged, markReadInList, markSeenInList, upsertConversation } from './conversation-events.ts';
import { flagAdded, flagEnded, flaggedPostDeleted } from './flag-events.ts';
import { appendMessage, markSeenInThread } from './message-events.ts';
import {
  notificationAdded,
  notificationDeleted,
  notificationRead,
  notificationsReplaced,
} from './notification-events.ts';
import type { EventName, EventPayload, ServerEvent } from './server-event.ts';

/** A call of one's own has answered with a message. */
export const messageAnswered = createAction<Message>('realtime/messageAnswered');

/** A message is in the caches. RTK Query notifies components of a changed cache a frame later; any other action notifies at once. */
const messageShown = createAction('realtime/messageShown');

/** A message that was sent, edited or deleted, as it is now: wherever it is shown. Applying it twice changes nothing. */
function showMessage(message: Message): RealtimeThunk {
  return (dispatch) => {
    dispatch(appendMessage(message));
    dispatch(upsertConversation(message));
  };
}

/**
 * A message that the viewer has sent, edited or deleted by a call, as it is now; an answer from before does not undo it. It
 * shows before this returns, so that what was sent does not vanish for a frame between the outbox and its thread.
 */
export function messageChanged(message: Message): RealtimeThunk {
  return (dispatch) => {
    dispatch(messageAnswered(message));
    dispatch(showMessage(message));
    dispatch(messageShown());
  };
}

/** The viewer has seen a conversation up to a message, here or on another device. */
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

/** What each event that carries a number changes. An event of the contract without a handler does not compile. */
const NUMBERED_HANDLERS: Handlers<SequencedEvent> = {
  newMessage:
    ({ message }) =>
    (dispatch) => {
      dispatch(hideTyping(message.sender._id));
      dispatch(showMessage(message));
    },
  messageUpdated: ({ message }) => showMessage(message),
  messageDeleted: ({ message }) => showMessage(message),
  messagesSeen: (range) => (dispatch) => {
    dispatch(markSeenInThread('own', range));
    dispatch(markSeenInList(range));
  },
  conversationRead,
  conversationChanged,
  newNotification: notificationAdded,
  notificationRead,
  notificationDeleted,
  newFlag: flagAdded,
  flagEnded,
  flaggedPostDeleted,
};

/** The same for all events of spec §7. */
const HANDLERS: Handlers<EventName> = {
  ...NUMBERED_HANDLERS,
  allNotifications: notificationsReplaced,
  getOnlineUsers: (userIds) => (dispatch) => {
    dispatch(presenceReplaced(userIds));
  },
  typing: showTyping,
  // These concern the connection alone: see recovery/ and socket/.
  ready: changeNothing,
  closing: changeNothing,
};

/** Whether an event carries a number, so that it is applied in order, exactly once. */
export function isNumbered(event: ServerEvent): event is NumberedEvent {
  return Object.hasOwn(NUMBERED_HANDLERS, event.name);
}

/** Hands an event of spec §7 to the domains that it concerns. An event that this build does not know changes nothing. */
export function applyEvent<Name extends EventName>(event: { name: Name; payload: EventPayload<Name> }): RealtimeThunk {
  return Object.hasOwn(HANDLERS, event.name) ? HANDLERS[event.name](event.payload) : changeNothing();
}
