import { idParamsSchema } from '@oja/contract/ids';
import { notificationChangedAnswerSchema, notificationsAnswerSchema, notificationsQuerySchema } from '@oja/contract/notifications';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from '../auth/session-guard.ts';
import { operation } from '../http/operation.ts';
import type { Broadcaster } from '../realtime/broadcaster.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { type NotificationChange, deleteNotification, markNotificationAsRead } from './change-notification.ts';
import { notificationPage } from './notification-page.ts';

/** Notifications, spec §7 and design §5. Registered behind requireSession. */
export function notificationRoutes({ config, database, now }: Services, broadcaster: Broadcaster): FastifyPluginAsyncZod {
  const { queries } = database;
  const images = new ImageAddresses(config.publicUrl);

  function answer({ unread, push }: NotificationChange, message: string) {
    if (push) broadcaster.push(push);
    return { message, data: unread };
  }

  return async (app) => {
    app.get(
      '/notifications',
      {
        schema: {
          querystring: notificationsQuerySchema,
          ...operation({
            summary: "List one's notifications, newest first",
            tag: 'Notifications',
            spec: '§7 Other',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: notificationsAnswerSchema },
          }),
        },
      },
      async (request) => ({ data: await notificationPage(queries, viewerOf(request).id, request.query.cursor, images) }),
    );

    app.patch(
      '/notifications/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: "Mark one of one's notifications as read",
            tag: 'Notifications',
            spec: '§7 Other',
            errors: ['unauthenticated', 'not_found'],
            body: 'none',
            answers: { 200: notificationChangedAnswerSchema },
          }),
        },
      },
      async (request) =>
        answer(await markNotificationAsRead(queries, viewerOf(request).id, request.params.id, now()), CONFIRMATIONS.notificationRead),
    );

    app.delete(
      '/notifications/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: "Delete one of one's notifications",
            tag: 'Notifications',
            spec: '§7 Other',
            errors: ['unauthenticated', 'not_found'],
            answers: { 200: notificationChangedAnswerSchema },
          }),
        },
      },
      async (request) =>
        answer(await deleteNotification(queries, viewerOf(request).id, request.params.id, now()), CONFIRMATIONS.notificationDeleted),
    );
  };
}
