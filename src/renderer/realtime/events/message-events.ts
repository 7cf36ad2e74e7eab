import type { Message, MessagesAnswer } from '@oja/contract/messages';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';

import { api } from '../../api/api.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { selectUser } from '../../session/session-slice.ts';
import type { RealtimeThunk } from '../realtime-state.ts';

type Thread = InfiniteData<MessagesAnswer, string | undefined>;

/** Who the other one is, of the two in a message. */
export const partnerOf = (message: Message, viewerId: string) =>
  message.sender._id === viewerId ? message.recipientId : message.sender._id;

/**
 * Merges two states of one message, in either order: an answer to a call and an event about it overtake each other. A seen
 * message stays seen, a deleted one stays deleted, and the later edit counts.
 */
export function mergeMessage(known: Message, other: Message): Message {
  const seen = known.seen || other.seen;
  const isOlder =
    (known.deletedAt !== null && other.deletedAt === null) || (known.editedAt ?? '') > (other.editedAt ?? '');
  return isOlder ? { ...known, seen } : { ...other, seen };
}

/** Inserts a message into its thread, or merges it with what is known of it; ids sort by age. One that is older than all that is loaded waits for its page. */
export function insertMessage({ pages }: Thread, message: Message): void {
  for (const { data } of pages) {
    const index = data.findIndex(({ _id }) => _id === message._id);
    const known = data[index];
    if (known) {
      data[index] = mergeMessage(known, message);
      return;
    }
  }
  const page = pages.find(({ data, hasMore }) => !hasMore || (data[0] && data[0]._id < message._id));
  if (!page) return;
  const before = page.data.findLastIndex(({ _id }) => _id < message._id);
  page.data.splice(before + 1, 0, message);
}

/** Shows a message as it was before a change that the server did not take; nothing where it is not held any more. */
export function restoreMessage({ pages }: Thread, message: Message): void {
  for (const { data } of pages) {
    const index = data.findIndex(({ _id }) => _id === message._id);
    if (index !== -1) data[index] = message;
  }
}

/** Messages of a conversation that were seen: from the first on, without `from`. */
export interface SeenRange {
  conversationId: string;
  from?: string;
  upTo: string;
}

export const isSeenIn = (id: string, { from = '', upTo }: SeenRange) => id >= from && id <= upTo;

/** Marks what one person wrote as seen, in a range. */
function markSeen({ pages }: Thread, range: SeenRange, isMeant: (message: Message) => boolean): void {
  for (const { data } of pages) {
    for (const message of data) {
      if (message.conversationId === range.conversationId && isSeenIn(message._id, range) && isMeant(message))
        message.seen = true;
    }
  }
}

/** Whether a message that is deleted now was about a post: which one the conversation is about then, the server knows. */
function unpins({ pages }: Thread, { _id, deletedAt }: Message): boolean {
  return deletedAt !== null && pages.some(({ data }) => data.some((known) => known._id === _id && known.post !== null));
}

/** A message that was sent, edited or deleted, as it is now, for its thread: appended, or merged where it is known. */
export function appendMessage(message: Message): RealtimeThunk {
  return (dispatch, getState) => {
    const partnerId = partnerOf(message, selectUser(getState())?._id ?? '');
    let isUnclear = false;
    const put = (thread: Thread) => {
      isUnclear = unpins(thread, message);
      insertMessage(thread, message);
    };
    // With a post, what is known of that post concerns the thread from now on.
    dispatch(messagesApi.util.updateQueryData('getMessages', partnerId, put, message.post !== null));
    if (isUnclear) dispatch(api.util.invalidateTags([{ type: 'Messages', id: partnerId }]));
  };
}

/** Messages of a conversation were seen: the viewer's own by the partner, or the partner's by the viewer. */
export function markSeenInThread(whose: 'own' | 'partner', range: SeenRange): RealtimeThunk {
  return (dispatch, getState) => {
    const state = getState();
    const viewerId = selectUser(state)?._id;
    // The event names the conversation, the threads are kept by partner: there are few, and none is touched that is not meant.
    for (const partnerId of messagesApi.util.selectCachedArgsForQuery(state, 'getMessages')) {
      const isMeant = ({ sender }: Message) => (sender._id === viewerId) === (whose === 'own');
      dispatch(
        messagesApi.util.updateQueryData('getMessages', partnerId, (thread) => markSeen(thread, range, isMeant)),
      );
    }
  };
}
