import { messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import {
  likeAnswerSchema, postAnswerSchema, postCreatedAnswerSchema, postEditSchema, postEditedAnswerSchema, postInputSchema, saveAnswerSchema,
} from '@oja/contract/posts';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireVendor, viewerOf } from '../auth/session-guard.ts';
import { operation } from '../http/operation.ts';
import { limit } from '../http/rate-limits.ts';
import type { Broadcaster } from '../realtime/broadcaster.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { createPost } from './create-post.ts';
import { editPost } from './edit-post.ts';
import { toggleLike } from './like-store.ts';
import { PostReader } from './post-reader.ts';
import { removePost } from './remove-post.ts';
import { toggleSave } from './save-store.ts';

/** Single posts, spec §7. Registered behind requireSession. */
export function postRoutes({ config, database, now }: Services, { push }: Broadcaster): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);
  const reader = new PostReader(database, addresses);

  return async (app) => {
    app.get(
      '/posts/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'One post with its comments',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'post_not_found'],
            answers: { 200: postAnswerSchema },
          }),
        },
      },
      async (request) => {
        const { post, repliesCursor } = await reader.readOne(viewerOf(request).id, request.params.id, now());
        return { data: { posts: [post], repliesCursor } };
      },
    );

    app.post(
      '/posts',
      {
        schema: {
          body: postInputSchema,
          ...operation({
            summary: 'Post something, as a verified vendor',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'vendor_only', 'validation_failed'],
            answers: { 201: postCreatedAnswerSchema },
          }),
        },
        onRequest: requireVendor,
        preHandler: limit(app, 'postByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request, reply) => {
        const userId = viewerOf(request).id;
        const pictureKeys = request.body.images.map((address) => addresses.keyOf(address));
        const id = await queries
          .transaction()
          .execute((transaction) => createPost(transaction, database.kind, { ...request.body, userId, pictureKeys }, now()));
        const { post } = await reader.readOne(userId, id, now());
        return reply.code(201).send({ message: CONFIRMATIONS.posted, data: { post } });
      },
    );

    app.patch(
      '/posts/:id',
      {
        schema: {
          params: idParamsSchema,
          body: postEditSchema,
          ...operation({
            summary: "Change one's own post; its pictures stay",
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'vendor_only', 'forbidden', 'post_not_found', 'validation_failed'],
            answers: { 200: postEditedAnswerSchema },
          }),
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const { id } = request.params;
        await queries.transaction().execute((transaction) => editPost(transaction, id, viewer, request.body, now()));
        const { post } = await reader.readOne(viewer.id, id, now());
        return { message: CONFIRMATIONS.postUpdated, data: { post } };
      },
    );

    app.delete(
      '/posts/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: "Delete one's own post, or any as an admin",
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'forbidden', 'post_not_found'],
            answers: { 200: messageAnswerSchema },
          }),
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const { id: postId } = request.params;
        const { ownerId } = await queries.transaction().execute((transaction) => removePost(transaction, postId, viewer, now()));
        if (ownerId !== viewer.id) request.log.info({ adminId: viewer.id, postId, ownerId }, 'an admin deleted a post');
        return { message: CONFIRMATIONS.postDeleted };
      },
    );

    app.post(
      '/posts/like/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Like a post, or take the like back',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'post_not_found'],
            answers: { 200: likeAnswerSchema },
          }),
        },
      },
      async (request) => {
        const like = { postId: request.params.id, userId: viewerOf(request).id };
        const { push: news, ...data } = await queries.transaction().execute((transaction) => toggleLike(transaction, like, addresses, now()));
        if (news) push(news);
        return { message: data.isLiked ? CONFIRMATIONS.liked : CONFIRMATIONS.unliked, data };
      },
    );

    app.post(
      '/posts/save/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Save a post, or take it off the saved ones',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'post_not_found'],
            answers: { 200: saveAnswerSchema },
          }),
        },
      },
      async (request) => {
        const save = { postId: request.params.id, userId: viewerOf(request).id };
        const data = await queries.transaction().execute((transaction) => toggleSave(transaction, save, now()));
        return { message: data.isSaved ? CONFIRMATIONS.saved : CONFIRMATIONS.unsaved, data };
      },
    );
  };
}
