import { confirm } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import { followAnswerSchema, peopleAnswerSchema, peopleQuerySchema } from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { onlineFor } from '../../market/people/online-for.ts';
import { operation } from '../../foundation/http/operation.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import type { HiddenPeople } from '../../market/people/hidden-people.ts';
import { requireShown } from '../../market/people/user-store.ts';
import { toPeople } from '../../market/people/user-wire.ts';
import { type FollowSide, listFollows } from '../../market/people/follow-lists.ts';
import { followPerson } from '../../market/notifications/follow-person.ts';

const LISTS: Record<FollowSide, string> = {
  followers: "List a person's followers, latest first, in pages",
  following: 'List the people that a person follows, latest first, in pages',
};

/**
 * Routes that follow people and list follows, product §4 and §7 Users. Registered behind requireSession.
 * @param people the people whom a viewer does not see
 */
export function followRoutes(
  { config, database, now }: Services,
  realtime: Realtime,
  people: HiddenPeople,
): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);
  return async (app) => {
    app.post(
      '/users/follow/:id',
      {
        schema: {
          ...operation({
            summary: 'Follow or unfollow a person; the answer says which',
            tag: 'Users',
            spec: '§7 Users',
            errors: ['unauthenticated', 'user_not_found', 'cannot_follow_self', 'blocked_by_you_follow'],
            body: 'none',
            answers: { 200: followAnswerSchema },
          }),
          params: idParamsSchema,
        },
      },
      async (request) => {
        const follow = { followerId: viewerOf(request).id, followedId: request.params.id };
        const { userName, ...data } = await realtime.events.commitAndPush((transaction) =>
          followPerson(transaction, follow, addresses, now()),
        );
        return { ...confirm(data.isFollowing ? 'followed' : 'unfollowed', userName), data };
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
          const viewer = viewerOf(request);
          const viewerId = viewer.id;
          const hidden = await people.hiddenFrom(viewer);
          await requireShown(queries, userId, hidden);
          const list = { userId, side, ...request.query, hiddenFrom: hidden.size > 0 ? viewerId : undefined };
          const { page, nextCursor } = await listFollows(queries, viewerId, list);
          const online = await onlineFor(
            queries,
            realtime,
            viewerId,
            page.map(({ id }) => id),
          );
          return { data: { users: toPeople(page, online, addresses), nextCursor } };
        },
      );
    }
  };
}
