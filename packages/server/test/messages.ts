import { randomUUID } from 'node:crypto';

import type { Account, Answer, TestServer } from './test-server.ts';

/** Sends a message, by default a new one each time. */
export function send(
  server: TestServer,
  as: Account | undefined,
  to: { id: string },
  content: { message?: string; img?: string; clientId?: string; postId?: string } = {},
): Promise<Answer> {
  const { clientId = randomUUID(), message = '', img = '', postId } = content;
  const body = { recipientId: to.id, clientId, message, img, ...(postId !== undefined && { postId }) };
  if (body.message === '' && body.img === '') body.message = 'How far? Is it still available?';
  return server.call('POST', '/api/v1/messages', { as, body });
}

/** What both people's lists, counters and logs say, to be compared with what the rows say. */
export async function countsOf(server: TestServer, as: Account) {
  const { body } = await server.call('GET', '/api/v1/messages/conversations', { as });
  const { body: list } = await server.call('GET', '/api/v1/notifications', { as });
  return { unread: body.data.totalUnreadCount, unreadNotifications: list.data.unreadCount };
}
