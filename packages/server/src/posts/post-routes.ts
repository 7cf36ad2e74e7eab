import { idParamsSchema } from '@oja/contract/ids';
import { POSTS_PAGE } from '@oja/contract/limits';
import { likeAnswerSchema, postAnswerSchema, postCreatedAnswerSchema, postInputSchema, postsAnswerSchema, postsQuerySchema } from '@oja/contract/posts';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireVendor, viewerOf } from '../auth/session-guard.ts';
import { refusals } from '../http/answers.ts';
import { limit } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { toggleLike } from './like-store.ts';
import { createPost } from './create-post.ts';
import { findPost, listPosts } from './post-store.ts';
import { toPost } from './post-wire.ts';

/** Posts, spec §7. Registered behind requireSession. */
export function postRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);

  async function readPost(viewerId: string, id: string) {
    const row = await findPost(queries, viewerId, id);
    if (!row) throw new Refusal('post_not_found');
    return toPost(row, addresses);
  }

  return async (app) => {
    /** GET /api/v1/posts?page=&search=&until=: everything, newest first; `search` looks in title and category. */
    app.get('/posts', { schema: { querystring: postsQuerySchema, response: { 200: postsAnswerSchema, ...refusals } } }, async (request) => {
      const { page, search, until } = request.query;
      const rows = await listPosts(queries, viewerOf(request).id, {
        until,
        search,
        limit: POSTS_PAGE + 1,
        offset: (page - 1) * POSTS_PAGE,
      });
      return {
        data: {
          posts: rows.slice(0, POSTS_PAGE).map((row) => toPost(row, addresses)),
          adverts: [],
          page,
          hasMore: rows.length > POSTS_PAGE,
          // Only the first page knows the newest post: later ones, asked for without `until`, must not pin to theirs.
          until: until ?? (page === 1 ? rows[0]?.created_at : undefined) ?? now(),
        },
      };
    });

    /** GET /api/v1/posts/{id}: a list of one; 404 `post_not_found`. */
    app.get('/posts/:id', { schema: { params: idParamsSchema, response: { 200: postAnswerSchema, ...refusals } } }, async (request) => ({
      data: { posts: [await readPost(viewerOf(request).id, request.params.id)] },
    }));

    /** POST /api/v1/posts, verified vendors only (403 `vendor_only`): 422 with `fields`, foreign pictures among them. */
    app.post(
      '/posts',
      {
        schema: { body: postInputSchema, response: { 201: postCreatedAnswerSchema, ...refusals } },
        onRequest: requireVendor,
        preHandler: limit(app, 'postByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request, reply) => {
        const userId = viewerOf(request).id;
        const pictureKeys = request.body.images.map((address) => addresses.keyOf(address));
        const id = await queries
          .transaction()
          .execute((transaction) => createPost(transaction, database.kind, { ...request.body, userId, pictureKeys }, now()));
        return reply.code(201).send({ message: CONFIRMATIONS.posted, data: { post: await readPost(userId, id) } });
      },
    );

    /** POST /api/v1/posts/like/{id}: likes or takes the like back, and says which; 404 `post_not_found`. */
    app.post('/posts/like/:id', { schema: { params: idParamsSchema, response: { 200: likeAnswerSchema, ...refusals } } }, async (request) => {
      const data = await toggleLike(queries, { postId: request.params.id, userId: viewerOf(request).id }, now());
      return { message: data.isLiked ? CONFIRMATIONS.liked : CONFIRMATIONS.unliked, data };
    });
  };
}
