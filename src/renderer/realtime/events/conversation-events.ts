import { QueryStatus } from '@reduxjs/toolkit/query';
import { UNREAD_IDS_MAX } from '@oja/contract/limits';
import type { Conversation, Message } from '@oja/contract/messages';
import type { SharedPost } from '@oja/contract/shared-post';

import { api } from '../../api/api.ts';
import {
  type ConversationPages as List,
  type Outcome,
  setMuted,
  setState,
  setUnreadCount,
  toTop,
} from '../../api/conversation-counts.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { HIDDEN_BY_BLOCKS } from '../../api/privacy-api.ts';
import { selectUser } from '../../session/session-slice.ts';
import { isSeenIn, partnerOf, type SeenRange } from './message-events.ts';
import type { RealtimeThunk } from '../realtime-state.ts';
import type { EventPayload } from './server-event.ts';

function findConversation({ pages }: List, isMeant: (conversation: Conversation) => boolean): Conversation | undefined {
  for (const { data } of pages) {
    const found = data.conversations.find(isMeant);
    if (found) return found;
  }
  return undefined;
}

const previewOf = ({ _id, text, img, sender, createdAt, seen, automatic }: Message) => ({
  _id,
  text,
  img,
  sender,
  createdAt,
  seen,
  automatic,
});

/** Whether a message may be unread without its id being listed: only the ids of the newest are listed. */
function mayBeCounted({ unreadMessages, unreadCount }: Conversation, id: string): boolean {
  const oldest = unreadMessages.at(-1);
  return unreadCount > unreadMessages.length && (oldest === undefined || id < oldest);
}

/** Removes a deleted message from the count. Only the server knows the new preview and post. */
function removeMessage(list: List, conversation: Conversation, id: string): Outcome {
  if (conversation.unreadMessages.includes(id)) {
    conversation.unreadMessages = conversation.unreadMessages.filter((unread) => unread !== id);
    setUnreadCount(list, conversation, conversation.unreadCount - 1);
  } else if (mayBeCounted(conversation, id)) {
    return 'unclear';
  }
  // It may have been the message whose post the conversation shows.
  return conversation.lastMessage?._id === id || conversation.post ? 'unclear' : 'done';
}

/** The newest message with a post decides which one the conversation shows; a hidden one shows none. */
function setPost(conversation: Conversation, { _id, picture, isAvailable, status }: SharedPost): void {
  // A sold post says so by its status, and is still shown.
  if (isAvailable || status) conversation.post = { _id, picture };
  else delete conversation.post;
}

/** Counts a message as unread, once even if it is applied several times. */
function countUnread(list: List, conversation: Conversation, id: string): Outcome {
  if (conversation.unreadMessages.includes(id)) return 'done';
  if (mayBeCounted(conversation, id)) return 'unclear';
  conversation.unreadMessages = [...conversation.unreadMessages, id].toSorted().toReversed().slice(0, UNREAD_IDS_MAX);
  setUnreadCount(list, conversation, conversation.unreadCount + 1);
  return 'done';
}

/**
 * Applies a message to the list. A new one becomes the preview and counts as unread, even if a newer one was applied
 * before. A changed one updates the preview.
 */
function applyMessage(list: List, message: Message, viewerId: string): Outcome {
  const conversation = findConversation(list, ({ userId }) => userId === partnerOf(message, viewerId));
  const isUnread = message.sender._id !== viewerId && !message.seen;
  if (!conversation) return isUnread || message.deletedAt === null ? 'unclear' : 'done';
  if (message.deletedAt !== null) return removeMessage(list, conversation, message._id);

  const last = conversation.lastMessage;
  const counted = isUnread ? countUnread(list, conversation, message._id) : 'done';
  if (last?._id === message._id) {
    Object.assign(last, { ...previewOf(message), seen: last.seen || message.seen });
  } else if (!last || last._id < message._id) {
    conversation.lastMessage = previewOf(message);
    if (message.post) setPost(conversation, message.post);
    toTop(list, conversation);
  }
  return counted;
}

/** Applies that the viewer has seen a conversation up to a message: only later messages are unread. */
function applyRead(list: List, conversationId: string, upTo: string): Outcome {
  const conversation = findConversation(list, ({ _id }) => _id === conversationId);
  if (!conversation) return 'unclear';
  const held = conversation.unreadMessages;
  const left = held.filter((id) => id > upTo);
  // If all listed ids are later, the number of the other unread messages is unknown here.
  if (left.length === held.length && conversation.unreadCount > held.length) return 'unclear';
  conversation.unreadMessages = left;
  setUnreadCount(list, conversation, left.length);
  return 'done';
}

/** Applies that the partner has seen the viewer's messages in a range. */
function applySeen(list: List, range: SeenRange, viewerId: string): Outcome {
  const last = findConversation(list, ({ _id }) => _id === range.conversationId)?.lastMessage;
  if (last && last.sender._id === viewerId && isSeenIn(last._id, range)) last.seen = true;
  return 'done';
}

/**
 * Edits the cached list, if there is one, and refetches it if the result is unclear. While it is being requested, the
 * answer decides: the event is replayed after it.
 */
function editList(recipe: (list: List) => Outcome): RealtimeThunk {
  return (dispatch, getState) => {
    let outcome: Outcome = 'done';
    const edit = (list: List) => {
      outcome = recipe(list);
    };
    dispatch(messagesApi.util.updateQueryData('getConversations', undefined, edit));
    const { status } = messagesApi.endpoints.getConversations.select()(getState());
    if (outcome !== 'done' && status !== QueryStatus.pending) dispatch(api.util.invalidateTags(['Conversations']));
  };
}

/**
 * Applies a sent, edited or deleted message to its conversation in the list; the list is refetched if it does not
 * contain it.
 */
export function upsertConversation(message: Message): RealtimeThunk {
  return (dispatch, getState) => {
    const viewerId = selectUser(getState())?._id ?? '';
    dispatch(editList((list) => applyMessage(list, message, viewerId)));
  };
}

/** Marks a conversation in the list as seen by the viewer up to a message. */
export function markReadInList({ conversationId, upTo }: { conversationId: string; upTo: string }): RealtimeThunk {
  return editList((list) => applyRead(list, conversationId, upTo));
}

/** Marks the last message in the list as seen by the partner, if it is in the range. */
export function markSeenInList(range: SeenRange): RealtimeThunk {
  return (dispatch, getState) => {
    dispatch(editList((list) => applySeen(list, range, selectUser(getState())?._id ?? '')));
  };
}

/**
 * Applies a change of the block or mute between the viewer and a partner, made by either of them on any device, or of
 * the viewer's labels, snooze or archive. A block ends follows and hides both from each other, so a changed block
 * refetches the affected caches.
 */
export function conversationChanged({
  userId,
  conversationId,
  block,
  isMuted,
  ...state
}: EventPayload<'conversationChanged'>): RealtimeThunk {
  return (dispatch) => {
    let isBlockChanged = true;
    dispatch(
      editList((list) => {
        const conversation = findConversation(list, (one) => one.userId === userId);
        // It is beyond the loaded pages, and the totals change with it.
        if (!conversation) return conversationId === null ? 'done' : 'unclear';
        isBlockChanged = conversation.block !== block;
        conversation.block = block;
        setMuted(list, conversation, isMuted);
        return setState(list, conversation, state);
      }),
    );
    if (isBlockChanged) dispatch(api.util.invalidateTags([{ type: 'Profile', id: userId }, ...HIDDEN_BY_BLOCKS]));
  };
}
