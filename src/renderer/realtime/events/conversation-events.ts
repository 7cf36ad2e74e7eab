import { UNREAD_IDS_MAX } from '@oja/contract/limits';
import type { Conversation, Message } from '@oja/contract/messages';

import { api } from '../../api/api.ts';
import { type ConversationPages as List, setMuted, setUnreadCount } from '../../api/conversation-counts.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { selectUser } from '../../session/session-slice.ts';
import { isSeenIn, partnerOf, type SeenRange } from './message-events.ts';
import type { RealtimeThunk } from '../realtime-state.ts';
import type { EventPayload } from './server-event.ts';

/** How a change of the list ended: `unclear` where only the server knows what stands there now. */
type Outcome = 'done' | 'unclear';

function findConversation({ pages }: List, isMeant: (conversation: Conversation) => boolean): Conversation | undefined {
  for (const { data } of pages) {
    const found = data.conversations.find(isMeant);
    if (found) return found;
  }
  return undefined;
}

function toTop(list: List, conversation: Conversation): void {
  for (const { data } of list.pages)
    data.conversations = data.conversations.filter(({ _id }) => _id !== conversation._id);
  list.pages[0]?.data.conversations.unshift(conversation);
}

const previewOf = ({ _id, text, img, sender, createdAt, seen }: Message) => ({
  _id,
  text,
  img,
  sender,
  createdAt,
  seen,
});

/** Whether a message may be one of the unread whose ids are not held: they are held of the newest alone. */
function mayBeCounted({ unreadMessages, unreadCount }: Conversation, id: string): boolean {
  const oldest = unreadMessages.at(-1);
  return unreadCount > unreadMessages.length && (oldest === undefined || id < oldest);
}

/** Takes a deleted message out of the count. Only the server knows which message the preview shows now. */
function removeMessage(list: List, conversation: Conversation, id: string): Outcome {
  if (conversation.unreadMessages.includes(id)) {
    conversation.unreadMessages = conversation.unreadMessages.filter((unread) => unread !== id);
    setUnreadCount(list, conversation, conversation.unreadCount - 1);
  } else if (mayBeCounted(conversation, id)) {
    return 'unclear';
  }
  return conversation.lastMessage?._id === id ? 'unclear' : 'done';
}

/** Counts a message as unread, once however often it is applied. */
function countUnread(list: List, conversation: Conversation, id: string): Outcome {
  if (conversation.unreadMessages.includes(id)) return 'done';
  if (mayBeCounted(conversation, id)) return 'unclear';
  conversation.unreadMessages = [...conversation.unreadMessages, id].toSorted().toReversed().slice(0, UNREAD_IDS_MAX);
  setUnreadCount(list, conversation, conversation.unreadCount + 1);
  return 'done';
}

/**
 * What a message changes in the list: a new one leads its conversation and counts as unread, also where a newer one was
 * applied before it; a changed one shows in the preview.
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
    toTop(list, conversation);
  }
  return counted;
}

/** The viewer has seen a conversation up to a message: only what came after it is unread. */
function applyRead(list: List, conversationId: string, upTo: string): Outcome {
  const conversation = findConversation(list, ({ _id }) => _id === conversationId);
  if (!conversation) return 'unclear';
  const held = conversation.unreadMessages;
  const left = held.filter((id) => id > upTo);
  // Where all that are held came after it, how many of the others did is not known here.
  if (left.length === held.length && conversation.unreadCount > held.length) return 'unclear';
  conversation.unreadMessages = left;
  setUnreadCount(list, conversation, left.length);
  return 'done';
}

/** The partner has seen the viewer's messages of a range. */
function applySeen(list: List, range: SeenRange, viewerId: string): Outcome {
  const last = findConversation(list, ({ _id }) => _id === range.conversationId)?.lastMessage;
  if (last && last.sender._id === viewerId && isSeenIn(last._id, range)) last.seen = true;
  return 'done';
}

/** Edits the cached list, if there is one, and reads it again where the outcome is unclear. */
function editList(recipe: (list: List) => Outcome): RealtimeThunk {
  return (dispatch) => {
    let outcome: Outcome = 'done';
    const edit = (list: List) => {
      outcome = recipe(list);
    };
    dispatch(messagesApi.util.updateQueryData('getConversations', undefined, edit));
    if (outcome !== 'done') dispatch(api.util.invalidateTags(['Conversations']));
  };
}

/** A message that was sent, edited or deleted, as it is now, for its conversation in the list; an unlisted one is read from the server. */
export function upsertConversation(message: Message): RealtimeThunk {
  return (dispatch, getState) => {
    const viewerId = selectUser(getState())?._id ?? '';
    dispatch(editList((list) => applyMessage(list, message, viewerId)));
  };
}

/** The viewer has seen a conversation up to a message, for the list of conversations. */
export function markReadInList({ conversationId, upTo }: { conversationId: string; upTo: string }): RealtimeThunk {
  return editList((list) => applyRead(list, conversationId, upTo));
}

/** The partner has seen the viewer's messages of a range, for the list of conversations. */
export function markSeenInList(range: SeenRange): RealtimeThunk {
  return (dispatch, getState) => {
    dispatch(editList((list) => applySeen(list, range, selectUser(getState())?._id ?? '')));
  };
}

/**
 * The block and mute between the viewer and a partner, as they are now, changed by either of the two on any device. A block
 * ends follows and hides presence, so the caches that show them are read again where the block has changed.
 */
export function conversationChanged({
  userId,
  conversationId,
  block,
  isMuted,
}: EventPayload<'conversationChanged'>): RealtimeThunk {
  return (dispatch) => {
    let isBlockChanged = true;
    dispatch(
      editList((list) => {
        const conversation = findConversation(list, (one) => one.userId === userId);
        // It stands further down than what is loaded, and the totals change with it.
        if (!conversation) return conversationId === null ? 'done' : 'unclear';
        isBlockChanged = conversation.block !== block;
        conversation.block = block;
        setMuted(list, conversation, isMuted);
        return 'done';
      }),
    );
    if (isBlockChanged) dispatch(api.util.invalidateTags([{ type: 'Profile', id: userId }, 'People', 'Feed', 'Me']));
  };
}
