import { idSchema } from '@oja/contract/ids';
import { DASHBOARD_IDS_MAX } from '@oja/contract/limits';
import {
  dashboardProfileAnswerSchema,
  peopleAnswerSchema,
  peopleQuerySchema,
  profileAnswerSchema,
} from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { viewerOf } from './session-guard.ts';
import { findReputation } from '../../market/deals/review-store.ts';
import { hasSavedReplies } from '../../market/messages/saved-replies.ts';
import { hasScheduledMessages } from '../../market/messages/scheduled-messages.ts';
import { findAnswerMinutes } from '../../market/people/find-answer-minutes.ts';
import { findBlock } from '../../market/people/find-blocks.ts';
import { onlineFor } from '../../market/people/online-for.ts';
import { followingIds, isFollowing, listFollows } from '../../market/people/follow-lists.ts';
import { lastSeq } from '../../foundation/events/event-log.ts';
import { operation } from '../../foundation/http/operation.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { countUnlisted } from '../../market/posts/lists/hidden-posts.ts';
import type { PostReader } from '../../market/posts/lists/post-reader.ts';
import { listSaved } from '../../market/posts/save-store.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { listPeople } from '../../market/people/people-store.ts';
import { userNameKey } from '../../foundation/text/user-name-key.ts';
import type { HiddenPeople } from '../../market/people/hidden-people.ts';
import { findActive, requireShown } from '../../market/people/user-store.ts';
import { toPeople, toPerson, toUser } from '../../market/people/user-wire.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';

const userNameParamsSchema = z.object({ userName: z.string().max(100) });
const userIdParamsSchema = z.object({ userId: idSchema });

/**
 * Routes that read people, product §7 Users. Registered behind requireSession.
 * @param people the people whom a viewer does not see
 */
export function userRoutes(
  { config, database, now }: Services,
  realtime: Realtime,
  reader: PostReader,
  people: HiddenPeople,
): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);
  return async (app) => {
    app.get(
      '/users/all',
      {
        schema: {
          ...operation({
            summary: 'Search all other users by name, in pages',
            tag: 'Users',
            spec: '§7 Users',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: peopleAnswerSchema },
          }),
          querystring: peopleQuerySchema,
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const viewerId = viewer.id;
        const hiddenFrom = await people.filterOf(viewer);
        const { page, nextCursor } = await listPeople(queries, viewerId, { ...request.query, hiddenFrom });
        const online = await onlineFor(
          queries,
          realtime,
          viewerId,
          page.map(({ id }) => id),
        );
        return { data: { users: toPeople(page, online, addresses), nextCursor } };
      },
    );

    app.get(
      '/users/dashboard/:userName',
      {
        schema: {
          ...operation({
            summary: "Read your profile; another user's is refused",
            tag: 'Users',
            spec: '§7 Users',
            errors: ['unauthenticated', 'forbidden', 'not_found'],
            answers: { 200: dashboardProfileAnswerSchema },
          }),
          params: userNameParamsSchema,
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        if (userNameKey(request.params.userName) !== viewer.userNameKey) throw new ApiError('forbidden');
        const hiddenFrom = await people.filterOf(viewer);
        const [row, following, saved, hasReplies, hasScheduled, latestSeq] = await Promise.all([
          findActive(queries, viewer.id),
          followingIds(queries, viewer.id, DASHBOARD_IDS_MAX),
          listSaved(queries, viewer.id, { now: now(), limit: DASHBOARD_IDS_MAX, hiddenFrom }),
          hasSavedReplies(queries, viewer.id),
          hasScheduledMessages(queries, viewer.id),
          lastSeq(queries, viewer.id),
        ]);
        if (!row) throw new ApiError('unauthenticated');
        const counts = { followersCount: row.followers_count, followingCount: row.following_count };
        const lists = { following, savedPosts: saved.map(({ id }) => id), hasSavedReplies: hasReplies, hasScheduled };
        const data = { ...toUser(row, addresses), ...counts, ...lists };
        return { data, latestSeq };
      },
    );

    app.get(
      '/users/profile/:userId',
      {
        schema: {
          ...operation({
            summary: "Read a person's public profile, with the first pages of their followers, following and posts",
            tag: 'Users',
            spec: '§7 Users',
            errors: ['unauthenticated', 'user_not_found'],
            answers: { 200: profileAnswerSchema },
          }),
          params: userIdParamsSchema,
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const { userId } = request.params;
        const hidden = await people.hiddenFrom(viewer);
        const row = await requireShown(queries, userId, hidden);
        const hiddenFrom = hidden.size > 0 ? viewer.id : undefined;
        const [block, followed, followers, following, posts, unlisted, minutes, reputation] = await Promise.all([
          findBlock(queries, viewer.id, userId),
          isFollowing(queries, viewer.id, userId),
          listFollows(queries, viewer.id, { userId, side: 'followers', hiddenFrom }),
          listFollows(queries, viewer.id, { userId, side: 'following', hiddenFrom }),
          reader.readPageOf(viewer, userId, {}, now()),
          countUnlisted(queries, userId, now()),
          findAnswerMinutes(queries, userId),
          findReputation(queries, userId, now()),
        ]);
        const shown = [userId, ...[...followers.page, ...following.page].map(({ id }) => id)];
        const online = await onlineFor(queries, realtime, viewer.id, shown);
        return {
          data: {
            ...toPerson(row, { isFollowing: followed, isOnline: online.has(userId) }, addresses),
            bio: row.bio,
            phoneConfirmed: row.confirmed_phone !== null,
            ...(minutes !== undefined && { answerMinutes: minutes }),
            createdAt: toTimestamp(row.created_at),
            followingCount: row.following_count,
            postsCount: row.posts_count - unlisted.hidden - unlisted.sold - unlisted.paused,
            soldCount: unlisted.sold,
            ...(userId === viewer.id && { pausedCount: unlisted.paused }),
            followers: toPeople(followers.page, online, addresses),
            followersCursor: followers.nextCursor,
            following: toPeople(following.page, online, addresses),
            followingCursor: following.nextCursor,
            posts: posts.posts,
            postsCursor: posts.nextCursor,
            reputation,
            block,
          },
        };
      },
    );
  };
}
