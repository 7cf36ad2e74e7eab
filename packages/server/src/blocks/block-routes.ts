import { blockAnswerSchema } from '@oja/contract/blocks';
import { idParamsSchema } from '@oja/contract/ids';
import { CONFIRMATIONS } from '@oja/contract/texts';
import { peopleAnswerSchema, peopleQuerySchema } from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from '../auth/session-guard.ts';
import { operation } from '../http/operation.ts';
import { limit } from '../http/rate-limits.ts';
import type { Realtime } from '../realtime/add-realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { toPeople } from '../users/user-wire.ts';
import { changeBlock } from './change-block.ts';
import { listBlocked } from './list-blocked.ts';

const CALLS = [
  { method: 'POST', isBlocked: true, summary: 'Blocks a person: neither can reach the other, nor see when they are online; follows end' },
  { method: 'DELETE', isBlocked: false, summary: 'Takes the block of a person back; follows do not return' },
] as const;

/** Who wants nothing from whom. Registered behind requireSession. */
export function blockRoutes({ config, database, now }: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);
  return async (app) => {
    // Both together: each tells the other person's devices.
    const preHandler = limit(app, 'blockByPerson', config.rateLimitScale, (request) => viewerOf(request).id);

    for (const { method, isBlocked, summary } of CALLS) {
      app.route({
        method,
        url: '/users/:id/block',
        schema: {
          ...operation({
            summary,
            tag: 'Users',
            spec: '§4 Message',
            errors: ['unauthenticated', 'user_not_found', 'cannot_block_self'],
            body: 'none',
            answers: { 200: blockAnswerSchema },
          }),
          params: idParamsSchema,
        },
        preHandler,
        handler: async (request) => {
          const wanted = { blockerId: viewerOf(request).id, blockedId: request.params.id, isBlocked };
          const { userName, block, changed, pushes } = await queries.transaction().execute((transaction) => changeBlock(transaction, wanted, now()));
          if (changed) realtime.relate(wanted.blockerId, wanted.blockedId, block === 'none');
          for (const push of pushes) realtime.push(push);
          return { message: (isBlocked ? CONFIRMATIONS.blocked : CONFIRMATIONS.unblocked)(userName), data: { block } };
        },
      });
    }

    app.get(
      '/users/blocked',
      {
        schema: {
          ...operation({
            summary: 'Those whom one has blocked, the last first, page by page',
            tag: 'Users',
            spec: '§4 Message',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: peopleAnswerSchema },
          }),
          querystring: peopleQuerySchema,
        },
      },
      async (request) => {
        const { page, nextCursor } = await listBlocked(queries, viewerOf(request).id, request.query);
        // Of nobody here one is told whether they are online.
        return { data: { users: toPeople(page, new Set(), addresses), nextCursor } };
      },
    );
  };
}
