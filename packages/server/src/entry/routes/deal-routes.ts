import { confirm } from '@oja/contract/answers';
import {
  agreedPricesAnswerSchema,
  dealAnswerSchema,
  dealCreatedAnswerSchema,
  dealEditSchema,
  dealEditedAnswerSchema,
  dealInputSchema,
  dealsAnswerSchema,
  dealsQuerySchema,
} from '@oja/contract/deals';
import type { ErrorCode } from '@oja/contract/errors';
import { idParamsSchema } from '@oja/contract/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { retryConflicts } from '../../foundation/db/retry-conflicts.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { findAgreedPrices } from '../../market/deals/agreed-prices.ts';
import { changeDeal } from '../../market/deals/change-deal.ts';
import { type DealRow, findDeals, listDeals } from '../../market/deals/deal-store.ts';
import { toDeals } from '../../market/deals/deal-wire.ts';
import { makeOffer } from '../../market/deals/make-offer.ts';
import type { HiddenPeople } from '../../market/people/hidden-people.ts';
import { requireVisiblePost } from '../../market/posts/lock-post.ts';
import type { Services } from '../services.ts';
import type { Realtime } from '../sockets/realtime.ts';
import { viewerOf } from './session-guard.ts';

const ABOUT = { tag: 'Deals', spec: '§3 Deals' } as const;

/** Why an offer or an action is refused, besides the state of the deal. */
const REFUSALS = [
  'validation_failed',
  'post_not_found',
  'user_not_found',
  'blocked',
  'blocked_by_you',
  'client_id_reused',
  'deal_fixed_price',
  'deal_post_unavailable',
  'deal_units_gone',
  'rate_limited',
] as const satisfies readonly ErrorCode[];

/**
 * Routes of deals, product §3. Registered behind requireSession.
 * @param people the people whose posts a viewer does not see
 */
export function dealRoutes(
  { config, database, now }: Services,
  realtime: Realtime,
  people: HiddenPeople,
): FastifyPluginAsyncZod {
  const { queries, kind } = database;
  const images = new ImageAddresses(config.publicUrl);
  const deps = { kind, images };

  async function toWire(rows: readonly DealRow[], viewerId: string) {
    const dealFor = await toDeals(queries, rows, [viewerId], images, now());
    return rows.map((row) => dealFor(row, viewerId));
  }

  /** @throws ApiError `deal_not_found` */
  async function readDeal(id: string, viewerId: string) {
    const [deal] = await toWire([...(await findDeals(queries, [id], viewerId)).values()], viewerId);
    if (!deal) throw new ApiError('deal_not_found');
    return deal;
  }

  return async (app) => {
    const preHandler = limit(app, 'dealByPerson', config.rateLimitScale, (request) => viewerOf(request).id);

    app.get(
      '/deals',
      {
        schema: {
          querystring: dealsQuerySchema,
          ...operation({
            ...ABOUT,
            summary: 'List your deals, the last changed first',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: dealsAnswerSchema },
          }),
        },
      },
      async (request) => {
        const viewerId = viewerOf(request).id;
        const { page, nextCursor } = await listDeals(queries, viewerId, request.query);
        return { data: { deals: await toWire(page, viewerId), nextCursor } };
      },
    );

    app.get(
      '/deals/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            ...ABOUT,
            summary: 'Read your deal',
            errors: ['unauthenticated', 'deal_not_found'],
            answers: { 200: dealAnswerSchema },
          }),
        },
      },
      async (request) => ({ data: { deal: await readDeal(request.params.id, viewerOf(request).id) } }),
    );

    app.get(
      '/posts/:id/agreed-prices',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            tag: 'Deals',
            spec: '§4 Agreed prices',
            summary: 'Read what others agreed on lately for goods like those of a post',
            errors: ['unauthenticated', 'post_not_found', 'rate_limited'],
            answers: { 200: agreedPricesAnswerSchema },
          }),
        },
        preHandler: limit(app, 'agreedPricesByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request) => {
        const viewer = viewerOf(request);
        const { id } = request.params;
        await requireVisiblePost(queries, id, viewer.id, await people.hiddenFrom(viewer), now());
        return { data: { prices: await findAgreedPrices(queries, id, now()) } };
      },
    );

    app.post(
      '/deals',
      {
        schema: {
          body: dealInputSchema,
          ...operation({
            ...ABOUT,
            summary: 'Make an offer for a post; the same clientId twice is one offer',
            errors: ['unauthenticated', ...REFUSALS, 'deal_own_post', 'deal_open'],
            answers: { 201: dealCreatedAnswerSchema },
          }),
        },
        preHandler,
      },
      async (request, reply) => {
        const viewerId = viewerOf(request).id;
        const { id } = await retryConflicts(() =>
          realtime.events.commitAndPush((transaction) => makeOffer(transaction, viewerId, request.body, deps, now())),
        );
        return reply.code(201).send({ data: { deal: await readDeal(id, viewerId) } });
      },
    );

    app.patch(
      '/deals/:id',
      {
        schema: {
          params: idParamsSchema,
          body: dealEditSchema,
          ...operation({
            ...ABOUT,
            summary: 'Answer, arrange, complete, cancel or contest a deal',
            errors: [
              'unauthenticated',
              ...REFUSALS,
              'deal_not_found',
              'deal_moved',
              'deal_not_allowed',
              'deal_too_long',
            ],
            answers: { 200: dealEditedAnswerSchema },
          }),
        },
        preHandler,
      },
      async (request) => {
        const personId = viewerOf(request).id;
        const change = { dealId: request.params.id, personId, edit: request.body };
        const { id } = await retryConflicts(() =>
          realtime.events.commitAndPush((transaction) => changeDeal(transaction, change, deps, now())),
        );
        realtime.announcePosts();
        return { ...confirm(`deal_${request.body.action}`), data: { deal: await readDeal(id, personId) } };
      },
    );
  };
}
