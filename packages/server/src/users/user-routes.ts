import { idSchema } from '@oja/contract/ids';
import { PEOPLE_PAGE } from '@oja/contract/limits';
import { dashboardProfileAnswerSchema, profileAnswerSchema } from '@oja/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { viewerOf } from '../auth/session-guard.ts';
import { refusals } from '../http/answers.ts';
import { Refusal } from '../http/refusal.ts';
import { listPostsOf } from '../posts/post-store.ts';
import { toPost } from '../posts/post-wire.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { followingIds, isFollowing, listFollowers, listFollowing, savedPostIds } from './profile-store.ts';
import { userNameKey } from './user-name-key.ts';
import { findActive } from './user-store.ts';
import { toPerson, toTimestamp, toUser } from './user-wire.ts';

/** Posts that come with a profile. */
const PROFILE_POSTS = 30;

const userNameParamsSchema = z.object({ userName: z.string().max(100) });
const userIdParamsSchema = z.object({ userId: idSchema });

/** People, spec §7. Registered behind requireSession. */
export function userRoutes({ config, database }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);
  return async (app) => {
    /** GET /api/v1/users/dashboard/{userName}: one's own profile; 403 `forbidden` for anybody else's. */
    app.get(
      '/users/dashboard/:userName',
      { schema: { params: userNameParamsSchema, response: { 200: dashboardProfileAnswerSchema, ...refusals } } },
      async (request) => {
        const viewer = viewerOf(request);
        if (userNameKey(request.params.userName) !== viewer.userNameKey) throw new Refusal('forbidden');
        const [row, following, savedPosts] = await Promise.all([
          findActive(queries, viewer.id),
          followingIds(queries, viewer.id),
          savedPostIds(queries, viewer.id),
        ]);
        if (!row) throw new Refusal('unauthenticated');
        const counts = { followersCount: row.followers_count, followingCount: row.following_count };
        return { data: { ...toUser(row, addresses), ...counts, following, savedPosts } };
      },
    );

    /** GET /api/v1/users/profile/{userId}: anyone's public profile, never e-mail or hash; 404 `user_not_found`. */
    app.get(
      '/users/profile/:userId',
      { schema: { params: userIdParamsSchema, response: { 200: profileAnswerSchema, ...refusals } } },
      async (request) => {
        const viewerId = viewerOf(request).id;
        const { userId } = request.params;
        const row = await findActive(queries, userId);
        if (!row) throw new Refusal('user_not_found');
        const [followed, followers, following, posts] = await Promise.all([
          isFollowing(queries, viewerId, userId),
          listFollowers(queries, viewerId, userId, PEOPLE_PAGE),
          listFollowing(queries, viewerId, userId, PEOPLE_PAGE),
          listPostsOf(queries, viewerId, userId, PROFILE_POSTS),
        ]);
        return {
          data: {
            ...toPerson(row, followed, addresses),
            bio: row.bio,
            createdAt: toTimestamp(row.created_at),
            followingCount: row.following_count,
            postsCount: row.posts_count,
            followers: followers.map((person) => toPerson(person, person.followed_by !== null, addresses)),
            following: following.map((person) => toPerson(person, person.followed_by !== null, addresses)),
            posts: posts.map((post) => toPost(post, addresses)),
          },
        };
      },
    );
  };
}
