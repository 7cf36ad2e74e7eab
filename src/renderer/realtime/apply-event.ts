import type { Message } from '@oja/contract/messages';
import { createAction } from '@reduxjs/toolkit';

import { noteInList, noteReadInList, noteSeenInList, sideChanged } from './conversations-handler.ts';
import { flagAdded, flagEnded, flaggedPostDeleted } from './flags-handler.ts';
import { markSeenInThread, putInThread } from './messages-handler.ts';
import { notificationAdded, notificationDeleted, notificationRead, notificationsReplaced } from './notifications-handler.ts';
import { onlineUsersReplaced } from './presence-handler.ts';
import type { RealtimeThunk } from './realtime-state.ts';
import type { ServerEvent } from './server-event.ts';
import { typingHeard, typingOver } from './typing-handler.ts';

/** A call of one's own has answered with a message. */
export const messageAnswered = createAction<Message>('realtime/messageAnswered');

/** A message stands where it is shown. RTK Query tells of changed answers a frame later; any other action tells of them at once. */
const messageShown = createAction('realtime/messageShown');

/** A message that was sent, edited or deleted, as it is now: wherever it is shown. Telling it twice changes nothing. */
function showMessage(message: Message): RealtimeThunk {
  return (dispatch) => {
    dispatch(putInThread(message));
    dispatch(noteInList(message));
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
    dispatch(noteReadInList(read));
  };
}

/** Hands an event of spec §7 to the domains that it concerns. */
export function applyEvent(told: ServerEvent): RealtimeThunk {
  return (dispatch) => {
    switch (told.name) {
      case 'newMessage':
        dispatch(typingOver(told.payload.message.sender._id));
        dispatch(showMessage(told.payload.message));
        break;
      case 'messageUpdated':
      case 'messageDeleted':
        dispatch(showMessage(told.payload.message));
        break;
      case 'messagesSeen':
        dispatch(markSeenInThread('own', told.payload));
        dispatch(noteSeenInList(told.payload));
        break;
      case 'conversationRead':
        dispatch(conversationRead(told.payload));
        break;
      case 'conversationChanged':
        dispatch(sideChanged(told.payload));
        break;
      case 'newNotification':
        dispatch(notificationAdded(told.payload));
        break;
      case 'notificationRead':
        dispatch(notificationRead(told.payload));
        break;
      case 'notificationDeleted':
        dispatch(notificationDeleted(told.payload));
        break;
      case 'newFlag':
        dispatch(flagAdded(told.payload));
        break;
      case 'flagEnded':
        dispatch(flagEnded(told.payload));
        break;
      case 'flaggedPostDeleted':
        dispatch(flaggedPostDeleted(told.payload));
        break;
      case 'allNotifications':
        dispatch(notificationsReplaced(told.payload));
        break;
      case 'getOnlineUsers':
        dispatch(onlineUsersReplaced(told.payload));
        break;
      case 'typing':
        dispatch(typingHeard(told.payload));
        break;
      case 'ready':
      case 'closing':
        break;
    }
  };
}
