import { advertAnswerSchema, advertPayAnswerSchema, advertsAnswerSchema, advertsQuerySchema } from '@oja/contract/adverts';
import { idParamsSchema } from '@oja/contract/ids';
import { ADVERTS_PAGE } from '@oja/contract/limits';
import { CONFIRMATIONS } from '@oja/contract/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { viewerOf } from '../auth/session-guard.ts';
import { cutPageById } from '../db/keyset.ts';
import { operation } from '../http/operation.ts';
import { limit } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { ImageAddresses } from '../uploads/image-addresses.ts';
import { type AdvertRow, findAdvert, listAdvertsOf } from './advert-store.ts';
import { toAdvert, toOwnAdvert } from './advert-wire.ts';
import { checkoutLink } from './checkout-link.ts';
import { cancelAdvert } from './end-advert.ts';
import { placeAgain } from './place-advert.ts';

/** One's own adverts, spec §3 and §4. Registered behind requireSession. */
export function advertRoutes({ config, database, now }: Services, provider: PaymentProvider): FastifyPluginAsyncZod {
  const { queries } = database;
  const addresses = new ImageAddresses(config.publicUrl);

  async function ownAdvert(id: string, viewerId: string): Promise<AdvertRow> {
    const advert = await findAdvert(queries, id);
    if (!advert) throw new Refusal('not_found');
    if (advert.user_id !== viewerId) throw new Refusal('forbidden');
    return advert;
  }

  return async (app) => {
    app.get(
      '/adverts',
      {
        schema: {
          querystring: advertsQuerySchema,
          ...operation({
            summary: "One's own adverts",
            tag: 'Adverts',
            spec: '§3',
            errors: ['unauthenticated', 'validation_failed'],
            answers: { 200: advertsAnswerSchema },
          }),
        },
      },
      async (request) => {
        const rows = await listAdvertsOf(queries, { userId: viewerOf(request).id, before: request.query.cursor, limit: ADVERTS_PAGE + 1 });
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
            summary: 'A new link to the checkout of an advert',
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
        const placed = await placeAgain(queries, await ownAdvert(request.params.id, viewerOf(request).id), provider, now());
        const link = await checkoutLink({ queries, config, provider }, placed, request.log);
        if (link === undefined) throw new Refusal('payment_unavailable');
        return { data: { advert: toAdvert(placed.advert), link } };
      },
    );

    app.delete(
      '/adverts/:id',
      {
        schema: {
          params: idParamsSchema,
          ...operation({
            summary: 'Give up an advert that awaits its payment, with its post',
            tag: 'Adverts',
            spec: '§4',
            errors: ['unauthenticated', 'forbidden', 'not_found', 'advert_not_awaiting'],
            answers: { 200: advertAnswerSchema },
          }),
        },
      },
      async (request) => {
        const advert = await cancelAdvert(queries, await ownAdvert(request.params.id, viewerOf(request).id), now());
        return { message: CONFIRMATIONS.advertCancelled, data: { advert: toAdvert(advert) } };
      },
    );
  };
}
