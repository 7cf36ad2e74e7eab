import {
  advertAnswerSchema,
  advertPayAnswerSchema,
  advertsAnswerSchema,
  advertsQuerySchema,
} from '@oja/contract/adverts';
import { confirm } from '@oja/contract/answers';
import { idParamsSchema } from '@oja/contract/ids';
import { ADVERTS_PAGE } from '@oja/contract/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from './session-guard.ts';
import { cutPageById } from '../../foundation/db/keyset.ts';
import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { PaymentProvider } from '../../market/payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { type AdvertRow, findAdvert, listAdvertsOf } from '../../market/adverts/advert-store.ts';
import { toAdvert, toOwnAdvert } from '../../market/adverts/advert-wire.ts';
import { cancelAdvert } from '../../market/adverts/end-advert.ts';
import { checkoutLink, placeAgain } from '../../market/adverts/advert-payment.ts';

/** Routes of the viewer's own adverts, product §3 and §4. Registered behind requireSession. */
export function advertRoutes({ config, database, now }: Services, provider: PaymentProvider): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);

  async function ownAdvert(id: string, viewerId: string): Promise<AdvertRow> {
    const advert = await findAdvert(queries, id);
    if (!advert) throw new ApiError('not_found');
    if (advert.user_id !== viewerId) throw new ApiError('forbidden');
    return advert;
  }

  return async (app) => {
    app.get(
      '/adverts',
      {
        schema: {
          querystring: advertsQuerySchema,
          ...operation({
            summary: 'List your adverts',
            tag: 'Adverts',
            spec: '§3',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: advertsAnswerSchema },
          }),
        },
      },
      async (request) => {
        const rows = await listAdvertsOf(queries, {
          userId: viewerOf(request).id,
          before: request.query.cursor,
          limit: ADVERTS_PAGE + 1,
        });
        const { page, nextCursor } = cutPageById(rows, ADVERTS_PAGE);
        return { data: { adverts: page.map((row) => toOwnAdvert(row, addresses)), nextCursor } };
      },
    );

    app.post(
      '/adverts/:id/pay',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Create a new checkout link for an advert',
            tag: 'Adverts',
            spec: '§4',
            errors: ['unauthenticated', 'forbidden', 'not_found', 'advert_not_awaiting', 'payment_unavailable'],
            body: 'none',
            answers: { 200: advertPayAnswerSchema },
          }),
        },
        preHandler: limit(app, 'payByPerson', config.rateLimitScale, (request) => viewerOf(request).id),
      },
      async (request) => {
        const placed = await placeAgain(
          queries,
          await ownAdvert(request.params.id, viewerOf(request).id),
          provider,
          now(),
        );
        const link = await checkoutLink({ queries, config, provider }, placed, request.log);
        if (link === undefined) throw new ApiError('payment_unavailable');
        return { data: { advert: toAdvert(placed.advert), link } };
      },
    );

    app.delete(
      '/adverts/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Cancel an advert with a pending payment, and delete its post',
            tag: 'Adverts',
            spec: '§4',
            errors: ['unauthenticated', 'forbidden', 'not_found', 'advert_not_awaiting'],
            answers: { 200: advertAnswerSchema },
          }),
        },
      },
      async (request) => {
        const advert = await cancelAdvert(queries, await ownAdvert(request.params.id, viewerOf(request).id), now());
        return { ...confirm('advert_cancelled'), data: { advert: toAdvert(advert) } };
      },
    );
  };
}
