import { type Deal, dealAnswerSchema } from '@oja/contract/deals';
import { type ReviewsAnswer, reviewWrittenAnswerSchema, reviewsAnswerSchema } from '@oja/contract/reviews';
import { type Reputation, profileAnswerSchema } from '@oja/contract/users';

import { act, newDeal } from './deals.ts';
import { addPost } from './posts.ts';
import type { Account, Answer, TestServer } from './test-server.ts';

/** Returns a completed deal about a new post. */
export async function completedDeal(server: TestServer, vendor: Account, buyer: Account): Promise<Deal> {
  const { _id: postId } = await addPost(server, vendor, { title: 'Generator', price: 45_000 });
  const offered = await newDeal(server, buyer, postId);
  const take = async (deal: Deal, as: Account, action: string) =>
    (await act(server, as, deal, action)).as(dealAnswerSchema).data.deal;
  return take(await take(offered, vendor, 'accept'), buyer, 'complete');
}

/** Reviews a deal, by default with four stars. */
export function review(
  server: TestServer,
  as: Account | undefined,
  { _id: dealId }: Pick<Deal, '_id'>,
  changes: object = {},
): Promise<Answer> {
  return server.call('POST', '/api/v1/reviews', { as, body: { dealId, stars: 4, tags: [], text: '', ...changes } });
}

/** Reviews a deal, and returns the id of the review. */
export async function newReview(server: TestServer, as: Account, deal: Deal, changes: object = {}): Promise<string> {
  return (await review(server, as, deal, changes)).as(reviewWrittenAnswerSchema).data.review._id;
}

/** Replies to a review, or takes it back. */
export function changeReview(server: TestServer, as: Account | undefined, id: string, edit: object): Promise<Answer> {
  return server.call('PATCH', `/api/v1/reviews/${id}`, { as, body: edit });
}

/** Reports a review, by default as spam. */
export function reportReview(
  server: TestServer,
  as: Account | undefined,
  reviewId: string,
  flagReason = 'Spam',
): Promise<Answer> {
  return server.call('POST', '/api/v1/reviews/flag', { as, body: { reviewId, flagReason } });
}

/** Returns a page of the reviews about a person. */
export async function reviewsOf(
  server: TestServer,
  as: Account,
  whom: { id: string },
  query = '',
): Promise<ReviewsAnswer['data']> {
  return (await server.call('GET', `/api/v1/reviews?user=${whom.id}${query}`, { as })).as(reviewsAnswerSchema).data;
}

/** Returns the reputation in a person's profile. */
export async function reputationOf(
  server: TestServer,
  as: Account,
  whom: { id: string },
): Promise<Reputation | undefined> {
  const answer = await server.call('GET', `/api/v1/users/profile/${whom.id}`, { as });
  return answer.as(profileAnswerSchema).data.reputation;
}
