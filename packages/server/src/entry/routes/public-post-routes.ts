import { publicPostsAnswerSchema } from '@oja/contract/public-posts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { operation } from '../../foundation/http/operation.ts';
import { PUBLIC_POSTS_S, type PublicPosts } from '../../market/posts/lists/public-posts.ts';

/** The posts that visitors see, for the landing page. Registered outside requireSession. */
export function publicPostRoutes(publicPosts: PublicPosts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/posts/public',
      {
        schema: operation({
          summary: 'List some of the newest posts for visitors: picture, price and area',
          tag: 'Posts',
          spec: '§2 Landing page',
          errors: [],
          answers: { 200: publicPostsAnswerSchema },
        }),
      },
      async (_request, reply) => {
        const posts = await publicPosts.read();
        reply.header('cache-control', `public, max-age=${PUBLIC_POSTS_S}`);
        return { data: { posts } };
      },
    );
  };
}
