import { sizedImage } from '@oja/contract/image-sizes';
import type { Message, MessagesAnswer } from '@oja/contract/messages';
import type { QuotedMessage } from '@oja/contract/quoted-message';
import type { InfiniteData } from '@reduxjs/toolkit/query/react';

import { api } from '../../api/api.ts';
import { findMessagesApi } from '../../api/find-messages-api.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { selectUser } from '../../session/session-slice.ts';
import type { RealtimeThunk } from '../realtime-state.ts';

type Thread = InfiniteData<MessagesAnswer, string | undefined>;

/** Returns the id of the other participant of a message. */
export const partnerOf = (message: Message, viewerId: string) =>
  message.sender._id === viewerId ? message.recipientId : message.sender._id;

/**
 * Merges two states of one message in either order, because answers and events can overtake each other. A seen message
 * stays seen, a deleted one stays deleted, also in a quote, and the later edit wins.
 */
export function mergeMessage(known: Message, other: Message): Message {
  const seen = known.seen || other.seen;
  const isOlder =
    (known.deletedAt !== null && other.deletedAt === null) || (known.editedAt ?? '') > (other.editedAt ?? '');
  const merged = isOlder ? { ...known, seen } : { ...other, seen };
  const gone = [known, other].find(({ quote }) => quote?.isDeleted)?.quote;
  return merged.quote && gone ? { ...merged, quote: gone } : merged;
}

/** Returns a message as answers quote it. */
export function quoteOf({ _id, sender, text, img, deletedAt }: Message): QuotedMessage {
  const [firstLine = ''] = text.split('\n', 1);
  return {
    _id,
    sender,
    text: firstLine,
    picture: img === null ? null : sizedImage(img, 128),
    isDeleted: deletedAt !== null,
  };
}

/** Returns an answer with the current state of the message that it quotes; other messages are returned as they are. */
export function requote(answer: Message, quoted: Message): Message {
  const { quote } = answer;
  return quote?._id === quoted._id && !quote.isDeleted ? { ...answer, quote: quoteOf(quoted) } : answer;
}

/** Shows an edit or a deletion of a message in the answers to it. */
function requoteAll({ pages }: Pick<Thread, 'pages'>, quoted: Message): void {
  if (quoted.editedAt === null && quoted.deletedAt === null) return;
  for (const { data } of pages)
    for (const [index, message] of data.entries()) {
      const requoted = requote(message, quoted);
      if (requoted !== message) data[index] = requoted;
    }
}

/**
 * Inserts a message into its thread by id, which sorts by age, or merges it with its known state. A message older than
 * all loaded ones is left to its page, but the answers to it may be loaded.
 */
export function upsertMessage(thread: Pick<Thread, 'pages'>, message: Message): void {
  const { pages } = thread;
  for (const { data } of pages) {
    const index = data.findIndex(({ _id }) => _id === message._id);
    const known = data[index];
    if (known) {
      const merged = mergeMessage(known, message);
      data[index] = merged;
      requoteAll(thread, merged);
      return;
    }
  }
  requoteAll(thread, message);
  const page = pages.find(({ data, hasMore }) => !hasMore || (data[0] && data[0]._id < message._id));
  if (!page) return;
  const before = page.data.findLastIndex(({ _id }) => _id < message._id);
  page.data.splice(before + 1, 0, message);
}

/** Applies a message to a part of its conversation. Messages after the part are left to its next page. */
function putInPart(part: Pick<Thread, 'pages'>, message: Message): void {
  const [newest] = part.pages;
  const last = newest?.data.at(-1);
  if (newest?.hasNewer && last && last._id < message._id) return;
  upsertMessage(part, message);
}

/** Restores a message after the server has refused a change; does nothing if it is not loaded any more. */
export function restoreMessage({ pages }: Thread, message: Message): void {
  for (const { data } of pages) {
    const index = data.findIndex(({ _id }) => _id === message._id);
    if (index !== -1) data[index] = message;
  }
}

/** A range of seen messages of a conversation; without `from` it starts at the first message. */
export interface SeenRange {
  conversationId: string;
  from?: string;
  upTo: string;
}

/** Whether a message lies in a range of seen messages: ids are ordered by time. */
export const isSeenIn = (id: string, { from = '', upTo }: SeenRange) => id >= from && id <= upTo;

/** Marks the matching messages in a range as seen. */
function markSeen({ pages }: Pick<Thread, 'pages'>, range: SeenRange, isMeant: (message: Message) => boolean): void {
  for (const { data } of pages) {
    for (const message of data) {
      if (message.conversationId === range.conversationId && isSeenIn(message._id, range) && isMeant(message))
        message.seen = true;
    }
  }
}

/** Whether a message with a post is deleted now: only the server knows the new post of the conversation. */
function isDeletedWithPost({ pages }: Thread, { _id, deletedAt }: Message): boolean {
  return deletedAt !== null && pages.some(({ data }) => data.some((known) => known._id === _id && known.post !== null));
}

/** Applies a sent, edited or deleted message to its thread: inserts it, or merges it with its known state. */
export function showInThread(message: Message): RealtimeThunk {
  return (dispatch, getState) => {
    const partnerId = partnerOf(message, selectUser(getState())?._id ?? '');
    let isUnclear = false;
    const put = (thread: Thread) => {
      isUnclear = isDeletedWithPost(thread, message);
      upsertMessage(thread, message);
    };
    // If the message has a post, changes of that post concern this thread from now on.
    dispatch(messagesApi.util.updateQueryData('getMessages', partnerId, put, message.post !== null));
    for (const part of findMessagesApi.util.selectCachedArgsForQuery(getState(), 'getMessagesAround'))
      if (part.partnerId === partnerId)
        dispatch(findMessagesApi.util.updateQueryData('getMessagesAround', part, (pages) => putInPart(pages, message)));
    if (isUnclear) dispatch(api.util.invalidateTags([{ type: 'Messages', id: partnerId }]));
  };
}

/** Marks messages of a conversation as seen: the viewer's by the partner, or the partner's by the viewer. */
export function markSeenInThread(whose: 'own' | 'partner', range: SeenRange): RealtimeThunk {
  return (dispatch, getState) => {
    const state = getState();
    const viewerId = selectUser(state)?._id;
    const isMeant = ({ sender }: Message) => (sender._id === viewerId) === (whose === 'own');
    const mark = (thread: Pick<Thread, 'pages'>) => markSeen(thread, range, isMeant);
    // The event names the conversation, but threads and parts of them are cached by partner. There are few, and only
    // matching messages change.
    for (const partnerId of messagesApi.util.selectCachedArgsForQuery(state, 'getMessages'))
      dispatch(messagesApi.util.updateQueryData('getMessages', partnerId, mark));
    for (const part of findMessagesApi.util.selectCachedArgsForQuery(state, 'getMessagesAround'))
      dispatch(findMessagesApi.util.updateQueryData('getMessagesAround', part, mark));
  };
}
