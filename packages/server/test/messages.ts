import { randomUUID } from 'node:crypto';

import { type EventsPage, eventsAnswerSchema } from '@oja/contract/events';
import {
  type ConversationsAnswer,
  type FindMessagesAnswer,
  type Message,
  type MessageGroupAnswer,
  type MessagesAnswer,
  conversationsAnswerSchema,
  findMessagesAnswerSchema,
  messageCreatedAnswerSchema,
  messageGroupAnswerSchema,
  messagesAnswerSchema,
} from '@oja/contract/messages';
import { type NotificationsAnswer, notificationsAnswerSchema } from '@oja/contract/notifications';

import type { Account, Answer, TestServer } from './test-server.ts';

interface Content {
  message?: string;
  img?: string;
  clientId?: string;
  postId?: string;
  replyTo?: string;
  showNow?: 'request' | 'picture';
}

/** Sends a message, by default a new one each time. */
export function send(
  server: TestServer,
  as: Account | undefined,
  to: { id: string },
  content: Content = {},
): Promise<Answer> {
  const { message = '', img = '' } = content;
  const text = message === '' && img === '' ? 'How far? Is it still available?' : message;
  return server.call('POST', '/api/v1/messages', { as, body: messageTo(to, { ...content, message: text }) });
}

/** The body of a message, by default a new one each time. */
export function messageTo(
  to: { id: string },
  { clientId = randomUUID(), message = 'How far?', img = '', postId, replyTo, showNow }: Content = {},
) {
  return {
    recipientId: to.id,
    clientId,
    message,
    img,
    ...(postId !== undefined && { postId }),
    ...(replyTo !== undefined && { replyTo }),
    ...(showNow && { showNow }),
  };
}

/** Sends messages in one call. */
export function sendTogether(
  server: TestServer,
  as: Account | undefined,
  messages: readonly object[],
): Promise<Answer> {
  return server.call('POST', '/api/v1/messages/batch', { as, body: { messages } });
}

/** Returns the results in the answer to sending messages in one call. */
export function resultsOf(answer: Answer): MessageGroupAnswer['data']['results'] {
  return answer.as(messageGroupAnswerSchema).data.results;
}

/** Sends a message that must be accepted, and returns it from the answer. */
export async function newMessage(
  server: TestServer,
  as: Account,
  to: { id: string },
  content: Content = {},
): Promise<Message> {
  return newMessageOf(await send(server, as, to, content));
}

/** Returns the message in the answer to sending it. */
export function newMessageOf(answer: Answer): Message {
  return answer.as(messageCreatedAnswerSchema).data.newMessage;
}

/** Returns a page of the messages between two users, as one of them reads it. */
export async function threadOf(
  server: TestServer,
  as: Account,
  partner: { id: string },
  before?: string,
): Promise<MessagesAnswer> {
  const query = before === undefined ? '' : `?before=${before}`;
  return (await server.call('GET', `/api/v1/messages/${partner.id}${query}`, { as })).as(messagesAnswerSchema);
}

/** Returns a page of the messages between two users that contain a text. */
export async function foundBy(
  server: TestServer,
  as: Account,
  partner: { id: string },
  text: string,
  cursor?: string | null,
): Promise<FindMessagesAnswer['data']> {
  const query = new URLSearchParams({ q: text, ...(cursor != null && { cursor }) });
  return (await server.call('GET', `/api/v1/messages/${partner.id}/search?${query}`, { as })).as(
    findMessagesAnswerSchema,
  ).data;
}

/** Returns the first page of a user's conversations. */
export async function conversationsOf(server: TestServer, as: Account): Promise<ConversationsAnswer['data']> {
  return (await server.call('GET', '/api/v1/messages/conversations', { as })).as(conversationsAnswerSchema).data;
}

/** Returns a page of a user's notifications. */
export async function notificationsOf(
  server: TestServer,
  as: Account,
  cursor?: string | null,
): Promise<NotificationsAnswer['data']> {
  const query = cursor === undefined ? '' : `?cursor=${cursor}`;
  return (await server.call('GET', `/api/v1/notifications${query}`, { as })).as(notificationsAnswerSchema).data;
}

/** Returns the events that a user missed. */
export async function eventsOf(server: TestServer, as: Account, after = 0): Promise<EventsPage> {
  return (await server.call('GET', `/api/v1/events?after=${after}`, { as })).as(eventsAnswerSchema).data;
}

/** Returns the unread counts of a user's conversations and notifications. */
export async function countsOf(server: TestServer, as: Account) {
  const { totalUnreadCount } = await conversationsOf(server, as);
  const { unreadCount } = await notificationsOf(server, as);
  return { unread: totalUnreadCount, unreadNotifications: unreadCount };
}
