import { confirm } from '@oja/contract/answers';
import { blockAnswerSchema } from '@oja/contract/blocks';
import { idParamsSchema } from '@oja/contract/ids';
import { peopleAnswerSchema, peopleQuerySchema } from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { toPeople } from '../../market/people/user-wire.ts';
import { blockPerson } from '../../market/messages/block-person.ts';
import { listBlocked } from '../../market/people/list-blocked.ts';

const CALLS = [
  {
    method: 'POST',
    isBlocked: true,
    summary: 'Block a person: neither can contact the other or see when they are online; follows end',
  },
  { method: 'DELETE', isBlocked: false, summary: 'Unblock a person; follows are not restored' },
] as const;

/** Routes that block people and list blocked people. Registered behind requireSession. */
export function blockRoutes({ config, database, now }: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);
  return async (app) => {
    // Block and unblock share one limit: each sends an event to the other person's devices.
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
          const { userName, block, hasChanged } = await realtime.events.commitAndPush((transaction) =>
            blockPerson(transaction, wanted, now()),
          );
          if (hasChanged) realtime.relate(wanted.blockerId, wanted.blockedId, block === 'none');
          return { ...confirm(isBlocked ? 'user_blocked' : 'user_unblocked', userName), data: { block } };
        },
      });
    }

    app.get(
      '/users/blocked',
      {
        schema: {
          ...operation({
            summary: 'List the people that you have blocked, latest first, in pages',
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
        // Presence is hidden between blocked users.
        return { data: { users: toPeople(page, new Set(), addresses), nextCursor } };
      },
    );
  };
}
