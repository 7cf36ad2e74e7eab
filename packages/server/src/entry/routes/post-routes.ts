import { advertQuerySchema } from '@oja/contract/adverts';
import { confirm, messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import {
  likeAnswerSchema,
  postAnswerSchema,
  postCreatedAnswerSchema,
  postEditSchema,
  postEditedAnswerSchema,
  postInputSchema,
  postStatusChangeSchema,
  saveAnswerSchema,
} from '@oja/contract/posts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { toAdvert } from '../../market/adverts/advert-wire.ts';
import { readOrder } from '../../market/adverts/order-advert.ts';
import { checkoutLink, placeAdvert } from '../../market/adverts/advert-payment.ts';
import { asOwnerOrAdmin, requireVendor, viewerOf } from './session-guard.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { findRating } from '../../market/deals/review-store.ts';
import type { PaymentProvider } from '../../market/payments/payment-provider.ts';
import type { Realtime } from '../sockets/realtime.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { purgePictures } from '../../foundation/uploads/unused-pictures.ts';
import { checkPlace } from '../../market/posts/check-place.ts';
import { createPost } from '../../market/posts/create-post.ts';
import { editPost } from '../../market/posts/edit-post.ts';
import { toggleLike } from '../../market/posts/like-store.ts';
import type { PostReader } from '../../market/posts/lists/post-reader.ts';
import { removePost } from '../../market/adverts/remove-post.ts';
import { toggleSave } from '../../market/posts/save-store.ts';
import { setStatus } from '../../market/posts/set-status.ts';

/** Routes of single posts, product §7. Registered behind requireSession. */
export function postRoutes(
  services: Services,
  realtime: Realtime,
  provider: PaymentProvider,
  reader: PostReader,
): FastifyPluginAsyncZod {
  const { config, database, now } = services;
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);
  const { events } = realtime;

  return async (app) => {
    app.get(
      '/posts/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Read a post with its comments',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'post_not_found'],
            answers: { 200: postAnswerSchema },
          }),
        },
      },
      async (request) => {
        const { post, ...rest } = await reader.readOne(viewerOf(request), request.params.id, now());
        const rating = await findRating(queries, post.user._id, now());
        return { data: { posts: [post], ...rest, ...(rating && { rating }) } };
      },
    );

    app.post(
      '/posts',
      {
        schema: {
          querystring: advertQuerySchema,
          body: postInputSchema.superRefine(checkPlace),
          ...operation({
            summary: 'Create a post, as a verified vendor; an advert if a plan is chosen',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'vendor_only', 'price_changed', 'validation_failed'],
            answers: { 201: postCreatedAnswerSchema },
          }),
        },
        onRequest: requireVendor,
        preHandler: limit(app, 'postByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request, reply) => {
        const viewer = viewerOf(request);
        const userId = viewer.id;
        const order = readOrder(request.query);
        const pictureKeys = request.body.images.map((address) => addresses.keyOf(address));
        const toCreate = { ...request.body, userId, pictureKeys, ...(order && { isAdvert: true }) };
        const { id, placed } = await queries.transaction().execute(async (transaction) => {
          const postId = await createPost(transaction, database.kind, toCreate, now());
          return {
            id: postId,
            placed: order && (await placeAdvert(transaction, order, provider, { postId, userId }, now())),
          };
        });
        if (!placed) realtime.announcePosts();
        const { post } = await reader.readOne(viewer, id, now());
        if (!placed) return reply.code(201).send({ ...confirm('posted'), data: { post } });
        const link = await checkoutLink({ queries, config, provider }, placed, request.log);
        const code = link === undefined ? 'advert_without_link' : 'advert_awaits_payment';
        return reply.code(201).send({
          ...confirm(code),
          data: { post, advert: toAdvert(placed.advert), ...(link !== undefined && { link }) },
        });
      },
    );

    app.patch(
      '/posts/:id',
      {
        schema: {
          params: idParamsSchema,
          body: postEditSchema.superRefine(checkPlace),
          ...operation({
            summary: 'Change your post; its pictures stay',
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
        const { post } = await reader.readOne(viewer, id, now());
        return { ...confirm('post_updated'), data: { post } };
      },
    );

    app.patch(
      '/posts/:id/status',
      {
        schema: {
          params: idParamsSchema,
          body: postStatusChangeSchema,
          ...operation({
            summary: 'Mark your post as available, reserved, sold or paused',
            tag: 'Posts',
            spec: '§4 Post status',
            errors: [
              'unauthenticated',
              'vendor_only',
              'forbidden',
              'post_not_found',
              'advert_running',
              'validation_failed',
              'rate_limited',
            ],
            answers: { 200: postEditedAnswerSchema },
          }),
        },
        preHandler: limit(app, 'statusByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request) => {
        const viewer = viewerOf(request);
        const { id: postId } = request.params;
        const change = { ...request.body, postId, editor: viewer };
        await queries.transaction().execute((transaction) => setStatus(transaction, database.kind, change, now()));
        realtime.announcePosts();
        const { post } = await reader.readOne(viewer, postId, now());
        return { ...confirm(`post_${change.status}`), data: { post } };
      },
    );

    app.delete(
      '/posts/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Delete your post, or any post as an admin',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'forbidden', 'second_factor_needed', 'post_not_found'],
            answers: { 200: messageAnswerSchema },
          }),
        },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const { id: postId } = request.params;
        const { ownerId } = await asOwnerOrAdmin(viewer, () =>
          events.commitAndPush((transaction) => removePost(transaction, database.kind, postId, viewer, now())),
        );
        if (ownerId !== viewer.id) request.log.info({ adminId: viewer.id, postId, ownerId }, 'an admin deleted a post');
        realtime.announcePosts();
        await purgePictures(services, now());
        return confirm('post_deleted');
      },
    );

    app.post(
      '/posts/like/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Like or unlike a post',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'post_not_found', 'blocked_by_you_like'],
            body: 'none',
            answers: { 200: likeAnswerSchema },
          }),
        },
      },
      async (request) => {
        const like = { postId: request.params.id, userId: viewerOf(request).id };
        const data = await events.commitAndPush((transaction) => toggleLike(transaction, like, addresses, now()));
        return { ...confirm(data.isLiked ? 'liked' : 'unliked'), data };
      },
    );

    app.post(
      '/posts/save/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Save a post, or remove it from the saved posts',
            tag: 'Posts',
            spec: '§7 Posts',
            errors: ['unauthenticated', 'post_not_found', 'blocked_by_you_save'],
            body: 'none',
            answers: { 200: saveAnswerSchema },
          }),
        },
      },
      async (request) => {
        const save = { postId: request.params.id, userId: viewerOf(request).id };
        const data = await queries.transaction().execute((transaction) => toggleSave(transaction, save, now()));
        return { ...confirm(data.isSaved ? 'saved' : 'unsaved'), data };
      },
    );
  };
}
