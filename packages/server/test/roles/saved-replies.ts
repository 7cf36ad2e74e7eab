import { NO_AUTOMATIC_REPLIES } from '@oja/contract/automatic-replies';

import { newSavedReply, saveReply } from '../saved-replies.ts';
import { type Row, type Scene, everyMember } from './row.ts';

const ownersReply = async ({ server, owner }: Scene) =>
  `/api/v1/saved-replies/${(await newSavedReply(server, owner))._id}`;

/** For all other users the reply does not exist. */
const OWNER_ONLY = { ...everyMember(404), owner: 200 };

export const savedReplyRows: readonly Row[] = [
  {
    route: 'PUT /api/v1/messages/automatic-replies',
    call: ({ request }) => request('PUT', '/api/v1/messages/automatic-replies', NO_AUTOMATIC_REPLIES),
    statuses: { ...everyMember(403), owner: 200, vendor: 200 },
  },
  {
    route: 'POST /api/v1/saved-replies',
    call: async ({ server, caller }) => saveReply(server, await caller()),
    statuses: everyMember(201),
  },
  {
    route: 'PATCH /api/v1/saved-replies/:id',
    call: async (scene) => scene.request('PATCH', await ownersReply(scene), { name: 'Last price' }),
    statuses: OWNER_ONLY,
  },
  {
    route: 'POST /api/v1/saved-replies/:id/uses',
    call: async (scene) => scene.request('POST', `${await ownersReply(scene)}/uses`),
    statuses: OWNER_ONLY,
  },
  {
    route: 'DELETE /api/v1/saved-replies/:id',
    call: async (scene) => scene.request('DELETE', await ownersReply(scene)),
    statuses: OWNER_ONLY,
  },
];
