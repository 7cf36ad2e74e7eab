import { CONFIRMATIONS } from '@oja/contract/texts';
import { settingsEditAnswerSchema, settingsEditSchema } from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from '../auth/session-guard.ts';
import { operation } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { toUser } from './user-wire.ts';

/** What a person has set for themselves, whichever device they use. Registered behind requireSession. */
export function settingsRoutes({ config, database }: Services): FastifyPluginAsyncZod {
  const addresses = new ImageAddresses(config.publicUrl);
  return async (app) => {
    app.patch(
      '/users/settings',
      {
        schema: {
          ...operation({
            summary: "Turns one's own read receipts on or off; while either of two people has them off, neither is told what the other has seen",
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
        if (!row) throw new Refusal('unauthenticated');
        return { message: readReceipts ? CONFIRMATIONS.receiptsOn : CONFIRMATIONS.receiptsOff, data: toUser(row, addresses) };
      },
    );
  };
}
