import { type Acknowledgement, CLIENT_EVENTS } from '@oja/contract/events';
import type { z } from 'zod';

import { isDatabaseUnavailable } from '../../foundation/db/database-faults.ts';
import type { RateLimit } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { announceTyping } from '../../market/messages/announce-typing.ts';
import { seeMessages } from '../../market/messages/see-messages.ts';
import { deleteNotification, markNotificationAsRead } from '../../market/notifications/change-notification.ts';
import type { Services } from '../services.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import type { OneSocket } from './socket-server.ts';

export interface ClientEventDeps {
  publisher: EventPublisher;
  /** The limit of a person's typing events. */
  typing: RateLimit;
}

/**
 * Answers a client's events, product §7, one at a time in the order in which they arrive. Unknown events are ignored.
 * An event with a payload that the contract does not allow changes nothing and is acknowledged as
 * `validation_failed`.
 */
export function answerEvents(
  socket: OneSocket,
  { database: { queries }, now, log }: Services,
  { publisher, typing }: ClientEventDeps,
): void {
  const { userId } = socket.data;
  let turn = Promise.resolve();

  /** @param act handles the event */
  function answer<Payload>(
    name: keyof typeof CLIENT_EVENTS,
    schema: z.ZodType<Payload>,
    act: (payload: Payload) => Promise<unknown>,
  ): void {
    const attempt = async (payload: unknown): Promise<Acknowledgement> => {
      const parsed = schema.safeParse(payload);
      if (!parsed.success) return refuse(new ApiError('validation_failed'));
      try {
        await act(parsed.data);
        return { ok: true };
      } catch (error) {
        if (error instanceof ApiError) return refuse(error);
        if (isDatabaseUnavailable(error)) return refuse(new ApiError('unavailable'));
        log.error({ err: error, event: name }, 'an event of a client failed');
        return refuse(new ApiError('internal'));
      }
    };
    socket.on(name, (...parts: unknown[]) => {
      turn = turn.then(async () => acknowledge(parts, await attempt(parts[0])));
    });
  }

  answer('markMessagesAsSeen', CLIENT_EVENTS.markMessagesAsSeen, ({ conversationId, userId: partnerId, upTo }) =>
    publisher.commitAndPush((transaction) =>
      seeMessages(transaction, { conversationId, userId, partnerId, upTo }, now()),
    ),
  );
  answer('markNotificationAsRead', CLIENT_EVENTS.markNotificationAsRead, ({ notificationId }) =>
    publisher.commitAndPush((transaction) => markNotificationAsRead(transaction, userId, notificationId, now())),
  );
  answer('deleteNotification', CLIENT_EVENTS.deleteNotification, ({ notificationId }) =>
    publisher.commitAndPush((transaction) => deleteNotification(transaction, userId, notificationId, now())),
  );
  answer('typing', CLIENT_EVENTS.typing, async ({ recipientId }) => {
    await typing.take(userId);
    const push = await announceTyping(queries, userId, recipientId);
    if (push) publisher.pushUnstored(push);
  });
}

/** Answers an event where the client waits for an answer. */
export function acknowledge(parts: readonly unknown[], answer: Acknowledgement): void {
  const callback = parts.at(-1);
  if (typeof callback === 'function') callback(answer);
}

/** Turns an error into the acknowledgement of a refused client event, with its code and message. */
export function refuse({ code, message }: ApiError): Acknowledgement {
  return { ok: false, code, message };
}
