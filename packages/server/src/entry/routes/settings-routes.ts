import { confirm } from '@oja/contract/answers';
import { type SettingsEdit, settingsEditAnswerSchema, settingsEditSchema } from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { mergeNotificationSettings } from '../../market/people/notification-settings.ts';
import { toUser } from '../../market/people/user-wire.ts';
import type { PublicPosts } from '../../market/posts/lists/public-posts.ts';

/** The confirmation of a change; that of the first setting if several were changed. */
function confirmationOf({ readReceipts, showsPresence, showsPostsToVisitors, notifications }: SettingsEdit) {
  if (readReceipts !== undefined) return readReceipts ? 'receipts_on' : 'receipts_off';
  if (showsPresence !== undefined) return showsPresence ? 'presence_on' : 'presence_off';
  if (showsPostsToVisitors === undefined && notifications) return 'notifications_set';
  return showsPostsToVisitors === true ? 'posts_shown' : 'posts_not_shown';
}

/** Routes of a person's own settings, which apply on all their devices. Registered behind requireSession. */
export function settingsRoutes(
  { config, database }: Services,
  realtime: Realtime,
  publicPosts: PublicPosts,
): FastifyPluginAsyncZod {
  const addresses = new ImageAddresses(config.publicUrl);
  return async (app) => {
    app.patch(
      '/users/settings',
      {
        schema: {
          ...operation({
            summary:
              'Turn your read receipts or your online status on or off; while either of two people has it off, neither learns it of the other. Or say whether visitors see your posts, or which notifications you get where',
            tag: 'Users',
            spec: '§4 Message',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: settingsEditAnswerSchema },
          }),
          body: settingsEditSchema,
        },
      },
      async (request) => {
        const { readReceipts, showsPresence, showsPostsToVisitors, notifications } = request.body;
        const userId = viewerOf(request).id;
        const row = await database.queries.transaction().execute(async (transaction) =>
          transaction
            .updateTable('users')
            .set({
              ...(readReceipts !== undefined && { read_receipts: readReceipts ? 1 : 0 }),
              ...(showsPresence !== undefined && { shows_presence: showsPresence ? 1 : 0 }),
              ...(showsPostsToVisitors !== undefined && { shows_posts_to_visitors: showsPostsToVisitors ? 1 : 0 }),
              ...(notifications && {
                notification_settings: await mergeNotificationSettings(transaction, userId, notifications),
              }),
            })
            .where('id', '=', userId)
            .returningAll()
            .executeTakeFirst(),
        );
        if (!row) throw new ApiError('unauthenticated');
        if (showsPostsToVisitors !== undefined) publicPosts.forget();
        if (showsPresence !== undefined) realtime.showPresence(userId, showsPresence);
        return {
          ...confirm(confirmationOf(request.body)),
          data: toUser(row, addresses),
        };
      },
    );
  };
}
