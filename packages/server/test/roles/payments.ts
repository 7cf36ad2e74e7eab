import { postCreatedAnswerSchema } from '@oja/contract/posts';

import { postAdvert, referenceOf } from '../adverts.ts';
import { type Row, type Scene, everybody } from './row.ts';

/** Returns the reference of a payment that the owner has started. */
async function ownersPayment({ server, owner }: Scene): Promise<string> {
  return referenceOf((await postAdvert(server, owner)).as(postCreatedAnswerSchema).data.link ?? '');
}

/** These calls need no session: the provider signs its calls, and the reference of a payment cannot be guessed. */
export const paymentRows: readonly Row[] = [
  {
    route: 'POST /api/payments/webhook/:provider',
    call: ({ request }) =>
      request('POST', '/api/payments/webhook/sandbox', { event: 'charge.completed', data: { tx_ref: 'forged' } }),
    statuses: everybody(401),
  },
  {
    route: 'GET /api/payments/return/:reference',
    call: async (scene) => scene.request('GET', `/api/payments/return/${await ownersPayment(scene)}`),
    statuses: everybody(303),
  },
  {
    route: 'GET /api/payments/:reference',
    call: async (scene) => scene.request('GET', `/api/payments/${await ownersPayment(scene)}`),
    statuses: everybody(200),
  },
  {
    route: 'GET /sandbox/checkout.css',
    call: ({ request }) => request('GET', '/sandbox/checkout.css'),
    statuses: everybody(200),
  },
  {
    route: 'GET /sandbox/checkout/:reference',
    call: async (scene) => scene.request('GET', `/sandbox/checkout/${await ownersPayment(scene)}`),
    statuses: everybody(200),
  },
  {
    route: 'POST /sandbox/checkout/:reference/:step',
    call: async (scene) => scene.request('POST', `/sandbox/checkout/${await ownersPayment(scene)}/cancel`),
    statuses: everybody(303),
  },
];
