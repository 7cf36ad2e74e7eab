import { postCreatedAnswerSchema } from '@oja/contract/posts';

import { postAdvert } from '../adverts.ts';
import { type Row, type Scene, everyMember, ownerOnly } from './row.ts';

/** Returns the id of a new advert of the owner that awaits its payment. */
async function ownersAdvert({ server, owner }: Scene): Promise<string> {
  return (await postAdvert(server, owner)).as(postCreatedAnswerSchema).data.advert?._id ?? '';
}

export const advertRows: readonly Row[] = [
  {
    route: 'GET /api/v1/adverts',
    call: ({ request }) => request('GET', '/api/v1/adverts'),
    statuses: everyMember(200),
  },
  {
    route: 'POST /api/v1/adverts/:id/pay',
    call: async (scene) => scene.request('POST', `/api/v1/adverts/${await ownersAdvert(scene)}/pay`),
    statuses: ownerOnly(200),
  },
  {
    route: 'DELETE /api/v1/adverts/:id',
    call: async (scene) => scene.request('DELETE', `/api/v1/adverts/${await ownersAdvert(scene)}`),
    statuses: ownerOnly(200),
  },
];
