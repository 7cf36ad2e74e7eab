import { type Acknowledgement, CLIENT_EVENTS } from '@oja/contract/events';
import type { z } from 'zod';

import { isDatabaseAway } from '../db/database-faults.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import { announceTyping } from '../messages/announce-typing.ts';
import { seeMessages } from '../messages/see-messages.ts';
import { deleteNotification, markNotificationAsRead } from '../notifications/change-notification.ts';
import type { Services } from '../services.ts';
import type { Push } from './broadcaster.ts';
import type { OneSocket } from './socket-server.ts';

export interface Means {
  push: (push: Push) => void;
  /** How often a person may say that they are writing. */
  typing: RateLimit;
}

/**
 * Answers a client's events, spec §7, one at a time in the order in which they came. Other events are ignored. One with
 * a payload that is none of the contract's changes nothing and is acknowledged as `validation_failed`.
 */
export function answerEvents(socket: OneSocket, { database: { queries }, now, log }: Services, { push, typing }: Means): void {
  const { userId } = socket.data;
  let turn = Promise.resolve();

  /** @param act does what the event asks for, and gives what to push */
  function answer<Payload>(name: keyof typeof CLIENT_EVENTS, schema: z.ZodType<Payload>, act: (payload: Payload) => Promise<readonly (Push | undefined)[]>): void {
    const attempt = async (payload: unknown): Promise<Acknowledgement> => {
      const parsed = schema.safeParse(payload);
      if (!parsed.success) return refuse(new Refusal('validation_failed'));
      try {
        for (const told of await act(parsed.data)) if (told) push(told);
        return { ok: true };
      } catch (error) {
        if (error instanceof Refusal) return refuse(error);
        if (isDatabaseAway(error)) return refuse(new Refusal('unavailable'));
        log.error({ err: error, event: name }, 'an event of a client failed');
        return refuse(new Refusal('internal'));
      }
    };
    socket.on(name, (...parts: unknown[]) => {
      turn = turn.then(async () => acknowledge(parts, await attempt(parts[0])));
    });
  }

  answer('markMessagesAsSeen', CLIENT_EVENTS.markMessagesAsSeen, ({ conversationId, userId: partnerId }) =>
    seeMessages(queries, { conversationId, userId, partnerId }, now()),
  );
  answer('markNotificationAsRead', CLIENT_EVENTS.markNotificationAsRead, async ({ notificationId }) => [
    (await markNotificationAsRead(queries, userId, notificationId, now())).push,
  ]);
  answer('deleteNotification', CLIENT_EVENTS.deleteNotification, async ({ notificationId }) => [
    (await deleteNotification(queries, userId, notificationId, now())).push,
  ]);
  answer('typing', CLIENT_EVENTS.typing, async ({ recipientId }) => {
    await typing.take(userId);
    return [await announceTyping(queries, userId, recipientId)];
  });
}

/** Answers where an answer is waited for. */
export function acknowledge(parts: readonly unknown[], answer: Acknowledgement): void {
  const callback = parts.at(-1);
  if (typeof callback === 'function') callback(answer);
}

export function refuse({ code, message }: Refusal): Acknowledgement {
  return { ok: false, code, message };
}
