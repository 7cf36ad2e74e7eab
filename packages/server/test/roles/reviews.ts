import { changeReview, completedDeal, newReview, review } from '../reviews.ts';
import { type Row, type Scene, everyMember } from './row.ts';

/** A completed deal of the owner with a third person. */
async function ownersDeal({ server, owner }: Scene) {
  const buyer = await server.addAccount();
  return { buyer, deal: await completedDeal(server, owner, buyer) };
}

export const reviewRows: readonly Row[] = [
  {
    route: 'GET /api/v1/reviews',
    call: ({ request, owner }) => request('GET', `/api/v1/reviews?user=${owner.id}`),
    statuses: everyMember(200),
  },
  {
    route: 'POST /api/v1/reviews',
    call: async (scene) => {
      const { deal } = await ownersDeal(scene);
      return review(scene.server, await scene.caller(), deal);
    },
    // For everybody but its two people the deal does not exist.
    statuses: { ...everyMember(404), owner: 201 },
  },
  {
    route: 'PATCH /api/v1/reviews/:id',
    call: async (scene) => {
      const { buyer, deal } = await ownersDeal(scene);
      const id = await newReview(scene.server, scene.owner, deal);
      await newReview(scene.server, buyer, deal);
      return changeReview(scene.server, await scene.caller(), id, { action: 'takeBack' });
    },
    statuses: { ...everyMember(403), owner: 200 },
  },
];
