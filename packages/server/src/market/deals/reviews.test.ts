import { REVIEW_MS } from '@oja/contract/deal-lifecycle';
import { REVIEWS_PAGE } from '@oja/contract/limits';
import { postAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { act, newDeal, readDeal } from '../../../test/deals.ts';
import { eraseAll } from '../../../test/erase.ts';
import { addPost } from '../../../test/posts.ts';
import { changeReview, completedDeal, newReview, reputationOf, review, reviewsOf } from '../../../test/reviews.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('reviews on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let ada: Account;
  let bayo: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    vendor = await server.addAccount('vendor');
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
  });

  const idsAbout = async (whom: Account, as = bayo) =>
    (await reviewsOf(server, as, whom)).reviews.map(({ _id }) => _id);
  const remove = (account: Account) => server.call('DELETE', `/api/v1/users/delete/${account.id}`, { as: account });

  it('are seen by nobody until both people have written one', async () => {
    const deal = await completedDeal(server, vendor, ada);
    expect(deal.review).toMatchObject({ state: 'open', _id: null });
    const words = { stars: 5, tags: ['as_described', 'on_time'], text: 'It runs well.' };
    const first = await newReview(server, ada, deal, words);
    for (const as of [ada, vendor, bayo]) expect(await idsAbout(vendor, as)).toEqual([]);
    expect((await readDeal(server, ada, deal._id)).review).toMatchObject({ state: 'written', _id: first });
    expect((await readDeal(server, vendor, deal._id)).review).toMatchObject({ state: 'open', _id: null });
    expect((await changeReview(server, vendor, first, { action: 'reply', text: 'Thanks' })).error.code).toBe(
      'review_not_found',
    );

    const second = await newReview(server, vendor, deal, { tags: ['paid_at_once'] });
    const { reviews } = await reviewsOf(server, bayo, vendor);
    expect(reviews).toMatchObject([{ _id: first, ...words, about: 'vendor', reply: null, title: 'Generator' }]);
    expect(reviews[0]?.author._id).toBe(ada.id);
    expect((await reviewsOf(server, bayo, ada)).reviews).toMatchObject([{ _id: second, about: 'buyer' }]);
  });

  it('are seen 14 days after the deal was completed, and can then no longer be written', async () => {
    const deal = await completedDeal(server, vendor, ada);
    const id = await newReview(server, ada, deal);
    server.clock.now = Date.parse(deal.since) + REVIEW_MS - 1;
    expect(await idsAbout(vendor)).toEqual([]);
    server.clock.now += 1;
    expect(await idsAbout(vendor)).toEqual([id]);
    expect((await review(server, vendor, deal)).error.code).toBe('review_closed');
    expect((await review(server, ada, deal)).error.code).toBe('review_written');
    expect((await readDeal(server, vendor, deal._id)).review?.state).toBe('closed');
  });

  it('are written once by each of the two people of a completed deal, also at the same time', async () => {
    const { _id: postId } = await addPost(server, vendor);
    const agreed = await newDeal(server, ada, postId);
    expect(agreed.review).toBeUndefined();
    expect((await review(server, ada, agreed)).error.code).toBe('review_closed');
    const deal = await completedDeal(server, vendor, ada);
    expect((await review(server, bayo, deal)).error.code).toBe('deal_not_found');
    const answers = await Promise.all([1, 2, 3].map(() => review(server, ada, deal)));
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([201, 409, 409]);
    expect((await review(server, ada, deal)).error.code).toBe('review_written');
  });

  it('are held back while the deal is contested', async () => {
    const deal = await completedDeal(server, vendor, ada);
    await newReview(server, ada, deal);
    await newReview(server, vendor, deal);
    expect(await idsAbout(vendor)).toHaveLength(1);
    expect((await act(server, vendor, deal, 'contest', { reason: 'Never paid' })).status).toBe(200);
    expect(await idsAbout(vendor)).toEqual([]);
    expect(await idsAbout(ada)).toEqual([]);
    const other = await completedDeal(server, vendor, bayo);
    await act(server, vendor, other, 'contest', { reason: 'Never paid' });
    expect((await review(server, bayo, other)).error.code).toBe('review_closed');
    expect((await readDeal(server, bayo, other._id)).review).toBeUndefined();
    server.clock.now += REVIEW_MS;
    expect(await idsAbout(vendor)).toEqual([]);
  });

  it('are replied to once, by the person whom they are about', async () => {
    const deal = await completedDeal(server, vendor, ada);
    const id = await newReview(server, ada, deal);
    await newReview(server, vendor, deal);
    const reply = { action: 'reply', text: 'Thank you' };
    expect((await changeReview(server, ada, id, reply)).error.code).toBe('forbidden');
    expect((await changeReview(server, bayo, id, reply)).error.code).toBe('forbidden');
    expect((await changeReview(server, vendor, id, { action: 'reply' })).status).toBe(422);
    expect((await changeReview(server, vendor, id, reply)).status).toBe(200);
    expect((await changeReview(server, vendor, id, { ...reply, text: 'No' })).error.code).toBe('review_replied');
    expect((await reviewsOf(server, bayo, vendor)).reviews).toMatchObject([{ reply: 'Thank you' }]);
  });

  it('are taken back by their author alone, once, and not written again', async () => {
    const deal = await completedDeal(server, vendor, ada);
    const id = await newReview(server, ada, deal, { text: 'Too late' });
    const theirs = await newReview(server, vendor, deal);
    const takeBack = { action: 'takeBack' };
    expect((await changeReview(server, vendor, id, takeBack)).error.code).toBe('forbidden');
    expect((await changeReview(server, ada, id, takeBack)).status).toBe(200);
    expect((await changeReview(server, ada, id, takeBack)).error.code).toBe('review_not_found');
    expect(await idsAbout(vendor)).toEqual([]);
    expect(await idsAbout(ada)).toEqual([theirs]);
    expect((await review(server, ada, deal)).error.code).toBe('review_written');
    expect((await readDeal(server, ada, deal._id)).review).toMatchObject({ state: 'closed', _id: null });
  });

  it.each([
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { text: 'a'.repeat(501) },
    { tags: ['on_time', 'on_time'] },
    { tags: ['on_time', 'friendly', 'fair_price', 'quick_answers'] },
    { tags: ['unknown'] },
    { tags: ['paid_at_once'] },
  ])('of a vendor with %o are refused', async (changes) => {
    const deal = await completedDeal(server, vendor, ada);
    expect((await review(server, ada, deal, changes)).status).toBe(422);
    expect((await readDeal(server, ada, deal._id)).review?.state).toBe('open');
  });

  it('count from the third that can be seen, with a mean that a few cannot raise far', async () => {
    const buyers = [ada, bayo, await server.addAccount()];
    for (const [index, buyer] of buyers.entries()) {
      const deal = await completedDeal(server, vendor, buyer);
      expect(await reputationOf(server, ada, vendor)).toEqual({ dealsSold: index + 1 });
      await newReview(server, buyer, deal, { stars: 5 });
    }
    expect(await reputationOf(server, ada, vendor)).toEqual({ dealsSold: 3 });
    const { _id: postId } = await addPost(server, vendor);
    const ratingBesidePost = async () =>
      (await server.call('GET', `/api/v1/posts/${postId}`, { as: ada })).as(postAnswerSchema).data.rating;
    expect(await ratingBesidePost()).toBeUndefined();
    server.clock.now += REVIEW_MS;
    expect(await reputationOf(server, ada, vendor)).toEqual({ dealsSold: 3, rating: { mean: 4.5, count: 3 } });
    expect(await ratingBesidePost()).toEqual({ mean: 4.5, count: 3 });
    expect(await reputationOf(server, vendor, ada)).toEqual({ dealsSold: 0 });
  });

  it('come in pages, the newest first', async () => {
    const written: string[] = [];
    for (let count = 0; count <= REVIEWS_PAGE; count += 1)
      written.unshift(await newReview(server, ada, await completedDeal(server, vendor, ada)));
    server.clock.now += REVIEW_MS;
    const first = await reviewsOf(server, bayo, vendor);
    expect(first.reviews.map(({ _id }) => _id)).toEqual(written.slice(0, REVIEWS_PAGE));
    const second = await reviewsOf(server, bayo, vendor, `&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ reviews: [{ _id: written.at(-1) }], nextCursor: null });
  });

  it('can be written across a block, which hides them from the two alone', async () => {
    const deal = await completedDeal(server, vendor, ada);
    await block(server, vendor, ada);
    const id = await newReview(server, ada, deal);
    server.clock.now += REVIEW_MS;
    expect(await idsAbout(vendor, bayo)).toEqual([id]);
    expect(await idsAbout(vendor, vendor)).toEqual([]);
    const answer = await server.call('GET', `/api/v1/reviews?user=${vendor.id}`, { as: ada });
    expect(answer.error.code).toBe('user_not_found');
  });

  it('are hidden with the account of their author, and erased with it', async () => {
    const deal = await completedDeal(server, vendor, ada);
    await newReview(server, ada, deal);
    await newReview(server, vendor, deal);
    expect(await idsAbout(vendor)).toHaveLength(1);
    expect((await remove(ada)).status).toBe(200);
    expect(await idsAbout(vendor)).toEqual([]);
    const gone = await server.call('GET', `/api/v1/reviews?user=${ada.id}`, { as: bayo });
    expect(gone.error.code).toBe('user_not_found');
    server.clock.now += REVIEW_MS;
    await eraseAll(server);
    const rows = server.database.queries.selectFrom('reviews').selectAll().where('deal_id', '=', deal._id);
    expect(await rows.execute()).toEqual([]);
  });
});
