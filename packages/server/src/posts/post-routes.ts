import { advertQuerySchema } from '@oja/contract/adverts';
import { messageAnswerSchema } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import {
  likeAnswerSchema, postAnswerSchema, postCreatedAnswerSchema, postEditSchema, postEditedAnswerSchema, postInputSchema, saveAnswerSchema,
} from '@oja/contract/posts';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { toAdvert } from '../adverts/advert-wire.ts';
import { checkoutLink } from '../adverts/checkout-link.ts';
import { readOrder } from '../adverts/order-advert.ts';
import { placeAdvert } from '../adverts/place-advert.ts';
import { requireVendor, viewerOf } from '../auth/session-guard.ts';
import { operation } from '../http/operation.ts';
import { limit } from '../http/rate-limits.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
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
export function postRoutes({ config, database, now }: Services, broadcaster: Broadcaster, provider: PaymentProvider): FastifyPluginAsyncZod {
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
          querystring: advertQuerySchema,
          body: postInputSchema,
          ...operation({
            summary: 'Post something, as a verified vendor; as an advert, if a plan is chosen',
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
        const userId = viewerOf(request).id;
        const order = readOrder(request.query);
        const pictureKeys = request.body.images.map((address) => addresses.keyOf(address));
        const toCreate = { ...request.body, userId, pictureKeys, ...(order && { advert: { shownUntil: 0 } }) };
        const { id, placed } = await queries.transaction().execute(async (transaction) => {
          const postId = await createPost(transaction, database.kind, toCreate, now());
          return { id: postId, placed: order && (await placeAdvert(transaction, order, provider, { postId, userId }, now())) };
        });
        const { post } = await reader.readOne(userId, id, now());
        if (!placed) return reply.code(201).send({ message: CONFIRMATIONS.posted, data: { post } });
        const link = await checkoutLink({ queries, config, provider }, placed, request.log);
        const message = link === undefined ? CONFIRMATIONS.advertWithoutLink : CONFIRMATIONS.advertAwaitsPayment;
        return reply.code(201).send({ message, data: { post, advert: toAdvert(placed.advert), ...(link !== undefined && { link }) } });
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
        const { ownerId, pushes } = await queries.transaction().execute((transaction) => removePost(transaction, database.kind, postId, viewer, now()));
        for (const push of pushes) broadcaster.push(push);
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
            errors: ['unauthenticated', 'post_not_found', 'blocked', 'blocked_by_you'],
            body: 'none',
            answers: { 200: likeAnswerSchema },
          }),
        },
      },
      async (request) => {
        const like = { postId: request.params.id, userId: viewerOf(request).id };
        const { push: news, ...data } = await queries.transaction().execute((transaction) => toggleLike(transaction, like, addresses, now()));
        if (news) broadcaster.push(news);
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
            body: 'none',
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
