import type { Block } from '@oja/contract/blocks';
import type { Conversation, ConversationsAnswer, Message } from '@oja/contract/messages';
import { UNREAD_IDS_MAX } from '@oja/contract/limits';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';

import { api } from '../api/api.ts';
import { messagesApi } from '../api/messages-api.ts';
import { selectUser } from '../session/session-slice.ts';
import { isSeenIn, partnerOf, type SeenRange } from './messages-handler.ts';
import type { RealtimeThunk } from './realtime-state.ts';

type List = InfiniteData<ConversationsAnswer, string | undefined>;

/** How a change of the list ended: `unclear` where only the server knows what stands there now. */
type Outcome = 'done' | 'unclear';

function findConversation({ pages }: List, isMeant: (conversation: Conversation) => boolean): Conversation | undefined {
  for (const { data } of pages) {
    const found = data.conversations.find(isMeant);
    if (found) return found;
  }
  return undefined;
}

/** The total of all conversations stands with the first page: every place that counts reads it there. */
function changeTotal({ pages }: List, by: number): void {
  const first = pages[0]?.data;
  if (first) first.totalUnreadCount = Math.max(0, first.totalUnreadCount + by);
}

function toTop(list: List, conversation: Conversation): void {
  for (const { data } of list.pages) data.conversations = data.conversations.filter(({ _id }) => _id !== conversation._id);
  list.pages[0]?.data.conversations.unshift(conversation);
}

const previewOf = ({ _id, text, img, sender, createdAt, seen }: Message) => ({ _id, text, img, sender, createdAt, seen });

/** Counts a message as unread, once, in whatever order messages come. Of many only the newest are listed: older ones the server counts. */
function countUnread(list: List, conversation: Conversation, id: string): Outcome {
  const listed = conversation.unreadMessages;
  if (listed.includes(id)) return 'done';
  if (listed.length < conversation.unreadCount && id < (listed.at(-1) ?? '')) return 'unclear';
  conversation.unreadMessages = [...listed, id].toSorted().toReversed().slice(0, UNREAD_IDS_MAX);
  conversation.unreadCount += 1;
  changeTotal(list, 1);
  return 'done';
}

/**
 * What a message changes in the list: it counts as unread, also where an own one has overtaken it; the newest leads its
 * conversation, and shows in the preview. Where it was deleted, only the server knows which one stands there now.
 */
function noteMessage(list: List, message: Message, viewerId: string): Outcome {
  const conversation = findConversation(list, ({ userId }) => userId === partnerOf(message, viewerId));
  const last = conversation?.lastMessage;
  if (message.deletedAt !== null) {
    const isCounted = last?._id === message._id || conversation?.unreadMessages.includes(message._id);
    return isCounted ? 'unclear' : 'done';
  }
  if (!conversation) return 'unclear';
  if (last?._id === message._id) {
    Object.assign(last, { ...previewOf(message), seen: last.seen || message.seen });
    return 'done';
  }
  if (!last || last._id < message._id) {
    conversation.lastMessage = previewOf(message);
    toTop(list, conversation);
  }
  const isUnread = message.sender._id !== viewerId && !message.seen;
  return isUnread ? countUnread(list, conversation, message._id) : 'done';
}

/**
 * The viewer has seen a conversation up to a message: only what came after it is unread. Of many only the newest are
 * listed: where all of those came after it, only the server knows how many others did.
 */
function noteRead(list: List, conversationId: string, upTo: string): Outcome {
  const conversation = findConversation(list, ({ _id }) => _id === conversationId);
  if (!conversation) return 'done';
  const listed = conversation.unreadMessages;
  const left = listed.filter((id) => id > upTo);
  if (left.length === listed.length && listed.length < conversation.unreadCount) return 'unclear';
  changeTotal(list, left.length - conversation.unreadCount);
  conversation.unreadMessages = left;
  conversation.unreadCount = left.length;
  return 'done';
}

/** The partner has seen the viewer's messages of a range. */
function noteSeen(list: List, range: SeenRange, viewerId: string): Outcome {
  const last = findConversation(list, ({ _id }) => _id === range.conversationId)?.lastMessage;
  if (last && last.sender._id === viewerId && isSeenIn(last._id, range)) last.seen = true;
  return 'done';
}

/** Changes the cached list, if there is one; where that leaves it unclear, the server is asked. */
function change(recipe: (list: List) => Outcome): RealtimeThunk {
  return (dispatch) => {
    let outcome: Outcome = 'done';
    const note = (list: List) => {
      outcome = recipe(list);
    };
    dispatch(messagesApi.util.updateQueryData('getConversations', undefined, note));
    if (outcome !== 'done') dispatch(api.util.invalidateTags(['Conversations']));
  };
}

/** A message that was sent, edited or deleted, as it is now, for the list of conversations. */
export function noteInList(message: Message): RealtimeThunk {
  return (dispatch, getState) => {
    dispatch(change((list) => noteMessage(list, message, selectUser(getState())?._id ?? '')));
  };
}

export function noteReadInList({ conversationId, upTo }: { conversationId: string; upTo: string }): RealtimeThunk {
  return change((list) => noteRead(list, conversationId, upTo));
}

export function noteSeenInList(range: SeenRange): RealtimeThunk {
  return (dispatch, getState) => {
    dispatch(change((list) => noteSeen(list, range, selectUser(getState())?._id ?? '')));
  };
}

/**
 * What stands between the viewer and a partner, as it is now, said by either of the two on any device. A block ends
 * follows and hides presence, so whatever shows them is read anew where the block is news.
 */
export function sideChanged({ userId, block, isMuted }: { userId: string; block: Block; isMuted: boolean }): RealtimeThunk {
  return (dispatch) => {
    let isNews = true;
    dispatch(
      change((list) => {
        const conversation = findConversation(list, (one) => one.userId === userId);
        if (!conversation) return 'done';
        isNews = conversation.block !== block;
        conversation.block = block;
        conversation.isMuted = isMuted;
        return 'done';
      }),
    );
    if (isNews) dispatch(api.util.invalidateTags([{ type: 'Profile', id: userId }, 'People', 'Feed', 'Me']));
  };
}
