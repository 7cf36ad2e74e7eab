import { confirm } from '@oja/contract/answers';
import {
  dealAnswerSchema,
  dealCreatedAnswerSchema,
  dealEditSchema,
  dealEditedAnswerSchema,
  dealInputSchema,
  dealsAnswerSchema,
  dealsQuerySchema,
} from '@oja/contract/deals';
import { idParamsSchema } from '@oja/contract/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { ApiError } from '../../foundation/http/api-error.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { changeDeal } from '../../market/deals/change-deal.ts';
import { type DealRow, findDeals, listDeals } from '../../market/deals/deal-store.ts';
import { toDeals } from '../../market/deals/deal-wire.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { makeOffer } from '../../market/deals/make-offer.ts';
import type { Services } from '../services.ts';
import { viewerOf } from './session-guard.ts';

/** Routes of deals, product §3 "Deals". Registered behind requireSession. */
export function dealRoutes({ config, database, now }: Services, events: EventPublisher): FastifyPluginAsyncZod {
  const { queries, kind } = database;
  const images = new ImageAddresses(config.publicUrl);
  const deps = { kind, images };
  const shownTo = async (viewerId: string, rows: readonly DealRow[]) => {
    const dealFor = await toDeals(queries, rows, [viewerId], images, now());
    return rows.map((row) => dealFor(row, viewerId));
  };
  const oneShownTo = async (viewerId: string, row: DealRow | undefined) => {
    const [deal] = row ? await shownTo(viewerId, [row]) : [];
    if (!deal) throw new ApiError('deal_not_found');
    return deal;
  };

  return async (app) => {
    const preHandler = limit(app, 'dealByPerson', config.rateLimitScale, (request) => viewerOf(request).id);

    app.get(
      '/deals',
      {
        schema: {
          querystring: dealsQuerySchema,
          ...operation({
            summary: 'List your deals, the last changed first',
            tag: 'Deals',
            spec: '§3 Deal',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: dealsAnswerSchema },
          }),
        },
      },
      async (request) => {
        const { id } = viewerOf(request);
        const { page, nextCursor } = await listDeals(queries, id, request.query);
        return { data: { deals: await shownTo(id, page), nextCursor } };
      },
    );

    app.get(
      '/deals/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Read one of your deals',
            tag: 'Deals',
            spec: '§3 Deal',
            errors: ['unauthenticated', 'deal_not_found', 'validation_failed'],
            answers: { 200: dealAnswerSchema },
          }),
        },
      },
      async (request) => {
        const viewerId = viewerOf(request).id;
        const { id } = request.params;
        return { data: { deal: await oneShownTo(viewerId, (await findDeals(queries, [id], viewerId)).get(id)) } };
      },
    );

    app.post(
      '/deals',
      {
        schema: {
          body: dealInputSchema,
          ...operation({
            summary: 'Make an offer for a post; the same clientId makes one',
            tag: 'Deals',
            spec: '§3 Deal',
            errors: [
              'unauthenticated',
              'post_not_found',
              'deal_own_post',
              'deal_post_unavailable',
              'deal_units_gone',
              'deal_fixed_price',
              'deal_open',
              'blocked',
              'blocked_by_you',
              'client_id_reused',
              'validation_failed',
            ],
            answers: { 201: dealCreatedAnswerSchema },
          }),
        },
        preHandler,
      },
      async (request, reply) => {
        const { id } = viewerOf(request);
        const row = await events.commitAndPush((transaction) => makeOffer(transaction, id, request.body, deps, now()));
        return reply.code(201).send({ data: { deal: await oneShownTo(id, row) } });
      },
    );

    app.patch(
      '/deals/:id',
      {
        schema: {
          params: idParamsSchema,
          body: dealEditSchema,
          ...operation({
            summary: 'Act on a deal: accept, counter, decline, withdraw, arrange, complete, cancel or contest it',
            tag: 'Deals',
            spec: '§3 Deal',
            errors: [
              'unauthenticated',
              'deal_not_found',
              'deal_moved',
              'deal_not_allowed',
              'deal_fixed_price',
              'deal_too_long',
              'post_not_found',
              'deal_post_unavailable',
              'deal_units_gone',
              'user_not_found',
              'blocked',
              'blocked_by_you',
              'client_id_reused',
              'validation_failed',
            ],
            answers: { 200: dealEditedAnswerSchema },
          }),
        },
        preHandler,
      },
      async (request) => {
        const personId = viewerOf(request).id;
        const change = { dealId: request.params.id, personId, edit: request.body };
        const row = await events.commitAndPush((transaction) => changeDeal(transaction, change, deps, now()));
        return { ...confirm('deal_changed'), data: { deal: await oneShownTo(personId, row) } };
      },
    );
  };
}
