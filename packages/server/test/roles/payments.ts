import { postCreatedAnswerSchema } from '@oja/contract/posts';

import { postAdvert, referenceOf } from '../adverts.ts';
import { type Row, type Scene, everybody } from './row.ts';

/** The reference of a payment that the owner has begun. */
async function ownersPayment({ server, owner }: Scene): Promise<string> {
  return referenceOf((await postAdvert(server, owner)).as(postCreatedAnswerSchema).data.link ?? '');
}

/** None of these asks who one is: the provider has a signature, and whoever pays has a reference that cannot be guessed. */
export const paymentRows: readonly Row[] = [
  {
    route: 'POST /api/payments/webhook/:provider',
    call: ({ ask }) =>
      ask('POST', '/api/payments/webhook/sandbox', { event: 'charge.completed', data: { tx_ref: 'forged' } }),
    meets: everybody(401),
  },
  {
    route: 'GET /api/payments/return/:reference',
    call: async (scene) => scene.ask('GET', `/api/payments/return/${await ownersPayment(scene)}`),
    meets: everybody(303),
  },
  {
    route: 'GET /api/payments/:reference',
    call: async (scene) => scene.ask('GET', `/api/payments/${await ownersPayment(scene)}`),
    meets: everybody(200),
  },
  { route: 'GET /sandbox/checkout.css', call: ({ ask }) => ask('GET', '/sandbox/checkout.css'), meets: everybody(200) },
  {
    route: 'GET /sandbox/checkout/:reference',
    call: async (scene) => scene.ask('GET', `/sandbox/checkout/${await ownersPayment(scene)}`),
    meets: everybody(200),
  },
  {
    route: 'POST /sandbox/checkout/:reference/:step',
    call: async (scene) => scene.ask('POST', `/sandbox/checkout/${await ownersPayment(scene)}/cancel`),
    meets: everybody(303),
  },
];
