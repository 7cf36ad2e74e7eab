import { idParamsSchema } from '@oja/contract/ids';
import { CONFIRMATIONS } from '@oja/contract/texts';
import { followAnswerSchema, peopleAnswerSchema, peopleQuerySchema } from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from '../auth/session-guard.ts';
import { onlineFor } from '../blocks/online-for.ts';
import { operation } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { Realtime } from '../realtime/add-realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { findActive } from '../users/user-store.ts';
import { toPeople } from '../users/user-wire.ts';
import { type FollowSide, listFollows } from './follow-lists.ts';
import { toggleFollow } from './toggle-follow.ts';

const LISTS: Record<FollowSide, string> = {
  followers: "A person's followers, the last first, page by page",
  following: 'Those a person follows, the last first, page by page',
};

/** Who follows whom, spec §4 and §7 Users. Registered behind requireSession. */
export function followRoutes({ config, database, now }: Services, realtime: Realtime): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);
  return async (app) => {
    app.post(
      '/users/follow/:id',
      {
        schema: {
          ...operation({
            summary: 'Follows a person, or takes it back, and says which',
            tag: 'Users',
            spec: '§7 Users',
            errors: ['unauthenticated', 'user_not_found', 'cannot_follow_self', 'blocked', 'blocked_by_you'],
            body: 'none',
            answers: { 200: followAnswerSchema },
          }),
          params: idParamsSchema,
        },
      },
      async (request) => {
        const follow = { followerId: viewerOf(request).id, followedId: request.params.id };
        const { state, push } = await queries.transaction().execute((transaction) => toggleFollow(transaction, follow, addresses, now()));
        if (push) realtime.push(push);
        const { userName, ...data } = state;
        return { message: (data.isFollowing ? CONFIRMATIONS.followed : CONFIRMATIONS.unfollowed)(userName), data };
      },
    );

    for (const side of ['followers', 'following'] as const) {
      app.get(
        `/users/:id/${side}`,
        {
          schema: {
            ...operation({
              summary: LISTS[side],
              tag: 'Users',
              spec: '§2 Profile screen',
              errors: ['unauthenticated', 'user_not_found', 'validation_failed'],
              answers: { 200: peopleAnswerSchema },
            }),
            params: idParamsSchema,
            querystring: peopleQuerySchema,
          },
        },
        async (request) => {
          const userId = request.params.id;
          if (!(await findActive(queries, userId))) throw new Refusal('user_not_found');
          const list = { userId, side, ...request.query };
          const viewerId = viewerOf(request).id;
          const { page, nextCursor } = await listFollows(queries, viewerId, list);
          const online = await onlineFor(queries, realtime, viewerId, page.map(({ id }) => id));
          return { data: { users: toPeople(page, online, addresses), nextCursor } };
        },
      );
    }
  };
}
