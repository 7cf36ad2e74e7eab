import { postCreatedAnswerSchema } from '@oja/contract/posts';

import { postAdvert } from '../adverts.ts';
import { type Row, type Scene, everyMember, ownerOnly } from './row.ts';

/** The id of a new advert of the owner's that awaits its payment. */
async function ownersAdvert({ server, owner }: Scene): Promise<string> {
  return (await postAdvert(server, owner)).as(postCreatedAnswerSchema).data.advert?._id ?? '';
}

export const advertRows: readonly Row[] = [
  { route: 'GET /api/v1/adverts', call: ({ ask }) => ask('GET', '/api/v1/adverts'), meets: everyMember(200) },
  {
    route: 'POST /api/v1/adverts/:id/pay',
    call: async (scene) => scene.ask('POST', `/api/v1/adverts/${await ownersAdvert(scene)}/pay`),
    meets: ownerOnly(200),
  },
  {
    route: 'DELETE /api/v1/adverts/:id',
    call: async (scene) => scene.ask('DELETE', `/api/v1/adverts/${await ownersAdvert(scene)}`),
    meets: ownerOnly(200),
  },
];
