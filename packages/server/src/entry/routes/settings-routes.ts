import { confirm } from '@oja/contract/answers';
import { settingsEditAnswerSchema, settingsEditSchema } from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { toUser } from '../../market/people/user-wire.ts';

/** Routes of a person's own settings, which apply on all their devices. Registered behind requireSession. */
export function settingsRoutes({ config, database }: Services): FastifyPluginAsyncZod {
  const addresses = new ImageAddresses(config.publicUrl);
  return async (app) => {
    app.patch(
      '/users/settings',
      {
        schema: {
          ...operation({
            summary:
              'Turn your read receipts on or off; while either of two people has them off, neither learns what the other has seen',
            tag: 'Users',
            spec: '§4 Message',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: settingsEditAnswerSchema },
          }),
          body: settingsEditSchema,
        },
      },
      async (request) => {
        const { readReceipts } = request.body;
        const row = await database.queries
          .updateTable('users')
          .set({ read_receipts: readReceipts ? 1 : 0 })
          .where('id', '=', viewerOf(request).id)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new ApiError('unauthenticated');
        return {
          ...confirm(readReceipts ? 'receipts_on' : 'receipts_off'),
          data: toUser(row, addresses),
        };
      },
    );
  };
}
