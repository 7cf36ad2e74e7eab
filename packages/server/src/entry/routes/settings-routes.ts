import { confirm } from '@oja/contract/answers';
import { type SettingsEdit, settingsEditAnswerSchema, settingsEditSchema } from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { toUser } from '../../market/people/user-wire.ts';

/** The confirmation of a change; that of the read receipts if both were changed. */
function confirmationOf({ readReceipts, showsPresence }: SettingsEdit) {
  if (readReceipts !== undefined) return readReceipts ? 'receipts_on' : 'receipts_off';
  return showsPresence === true ? 'presence_on' : 'presence_off';
}

/** Routes of a person's own settings, which apply on all their devices. Registered behind requireSession. */
export function settingsRoutes({ config, database }: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const addresses = new ImageAddresses(config.publicUrl);
  return async (app) => {
    app.patch(
      '/users/settings',
      {
        schema: {
          ...operation({
            summary:
              'Turn your read receipts or your online status on or off; while either of two people has it off, neither learns it of the other',
            tag: 'Users',
            spec: '§4 Message',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: settingsEditAnswerSchema },
          }),
          body: settingsEditSchema,
        },
      },
      async (request) => {
        const { readReceipts, showsPresence } = request.body;
        const userId = viewerOf(request).id;
        const row = await database.queries
          .updateTable('users')
          .set({
            ...(readReceipts !== undefined && { read_receipts: readReceipts ? 1 : 0 }),
            ...(showsPresence !== undefined && { shows_presence: showsPresence ? 1 : 0 }),
          })
          .where('id', '=', userId)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new ApiError('unauthenticated');
        if (showsPresence !== undefined) realtime.showPresence(userId, showsPresence);
        return {
          ...confirm(confirmationOf(request.body)),
          data: toUser(row, addresses),
        };
      },
    );
  };
}
