import { confirm } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import {
  notificationChangedAnswerSchema,
  notificationsAnswerSchema,
  notificationsQuerySchema,
} from '@oja/contract/notifications';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { deleteNotification, markNotificationAsRead } from '../../market/notifications/change-notification.ts';
import { notificationPage } from '../../market/notifications/notification-page.ts';

/** Routes of notifications, product §7 and architecture §5. Registered behind requireSession. */
export function notificationRoutes({ config, database, now }: Services, events: EventPublisher): FastifyPluginAsyncZod {
  const { queries } = database;
  const images = new ImageAddresses(config.publicUrl);

  return async (app) => {
    app.get(
      '/notifications',
      {
        schema: {
          querystring: notificationsQuerySchema,
          ...operation({
            summary: 'List your notifications, newest first',
            tag: 'Notifications',
            spec: '§7 Other',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: notificationsAnswerSchema },
          }),
        },
      },
      async (request) => ({
        data: await notificationPage(queries, viewerOf(request).id, request.query.cursor, images),
      }),
    );

    app.patch(
      '/notifications/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Mark a notification as read',
            tag: 'Notifications',
            spec: '§7 Other',
            errors: ['unauthenticated', 'not_found'],
            body: 'none',
            answers: { 200: notificationChangedAnswerSchema },
          }),
        },
      },
      async (request) => ({
        ...confirm('notification_read'),
        data: await events.commitAndPush((transaction) =>
          markNotificationAsRead(transaction, viewerOf(request).id, request.params.id, now()),
        ),
      }),
    );

    app.delete(
      '/notifications/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Delete a notification',
            tag: 'Notifications',
            spec: '§7 Other',
            errors: ['unauthenticated', 'not_found'],
            answers: { 200: notificationChangedAnswerSchema },
          }),
        },
      },
      async (request) => ({
        ...confirm('notification_deleted'),
        data: await events.commitAndPush((transaction) =>
          deleteNotification(transaction, viewerOf(request).id, request.params.id, now()),
        ),
      }),
    );
  };
}
