import { changeReview, completedDeal, newReview, reportReview, review } from '../reviews.ts';
import { type Row, type Scene, adminsOnly, everyMember } from './row.ts';

/** A completed deal of the owner with a third person. */
async function ownersDeal({ server, owner }: Scene) {
  const buyer = await server.addAccount();
  return { buyer, deal: await completedDeal(server, owner, buyer) };
}

/** Returns the id of the owner's review, which everybody can read. */
async function ownersReview(scene: Scene): Promise<string> {
  const { buyer, deal } = await ownersDeal(scene);
  const id = await newReview(scene.server, scene.owner, deal);
  await newReview(scene.server, buyer, deal);
  return id;
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
      const id = await ownersReview(scene);
      return changeReview(scene.server, await scene.caller(), id, { action: 'takeBack' });
    },
    statuses: { ...everyMember(403), owner: 200 },
  },
  {
    route: 'DELETE /api/v1/reviews/:id',
    call: async (scene) => scene.request('DELETE', `/api/v1/reviews/${await ownersReview(scene)}`),
    statuses: adminsOnly(200),
  },
  {
    route: 'POST /api/v1/reviews/flag',
    call: async (scene) => {
      const id = await ownersReview(scene);
      return reportReview(scene.server, await scene.caller(), id);
    },
    statuses: { ...everyMember(201), owner: 403 },
  },
  {
    route: 'GET /api/v1/reviews/flag',
    call: ({ request }) => request('GET', '/api/v1/reviews/flag'),
    statuses: adminsOnly(200),
  },
  {
    route: 'DELETE /api/v1/reviews/flag/:id',
    call: async (scene) => {
      const reviewId = await ownersReview(scene);
      await reportReview(scene.server, await scene.server.addAccount(), reviewId);
      const { id } = await scene.server.database.queries
        .selectFrom('review_flags')
        .select('id')
        .where('review_id', '=', reviewId)
        .executeTakeFirstOrThrow();
      return scene.request('DELETE', `/api/v1/reviews/flag/${id}`);
    },
    statuses: adminsOnly(200),
  },
];
