import { act, newDeal, offer } from '../deals.ts';
import { ownersPost } from './posts.ts';
import { type Row, type Scene, everyMember } from './row.ts';

/** A deal about the owner's post with a third person. */
const ownersDeal = async (scene: Scene) =>
  newDeal(scene.server, await scene.server.addAccount(), await ownersPost(scene));

/** For everybody but its two people the deal does not exist. */
const OWNER_ONLY = { ...everyMember(404), owner: 200 };

export const dealRows: readonly Row[] = [
  { route: 'GET /api/v1/deals', call: ({ request }) => request('GET', '/api/v1/deals'), statuses: everyMember(200) },
  {
    route: 'POST /api/v1/deals',
    call: async (scene) => {
      const postId = await ownersPost(scene);
      return offer(scene.server, await scene.caller(), postId);
    },
    // Nobody buys their own post.
    statuses: { ...everyMember(201), owner: 400 },
  },
  {
    route: 'GET /api/v1/deals/:id',
    call: async (scene) => scene.request('GET', `/api/v1/deals/${(await ownersDeal(scene))._id}`),
    statuses: OWNER_ONLY,
  },
  {
    route: 'GET /api/v1/posts/:id/agreed-prices',
    call: async (scene) => scene.request('GET', `/api/v1/posts/${await ownersPost(scene)}/agreed-prices`),
    statuses: everyMember(200),
  },
  {
    route: 'PATCH /api/v1/deals/:id',
    call: async (scene) => {
      const deal = await ownersDeal(scene);
      return act(scene.server, await scene.caller(), deal, 'accept');
    },
    statuses: OWNER_ONLY,
  },
];
