import { REVIEW_MS } from '@oja/contract/deal-lifecycle';
import { flagCountsAnswerSchema } from '@oja/contract/flags';
import { reviewFlagsAnswerSchema } from '@oja/contract/review-flags';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { block } from '../../../test/blocks.ts';
import { act, readDeal } from '../../../test/deals.ts';
import {
  changeReview,
  completedDeal,
  newReview,
  reportReview,
  reputationOf,
  review,
  reviewsOf,
} from '../../../test/reviews.ts';
import { connect } from '../../../test/sockets.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.each(DATABASES)('reports of reviews on %s', (kind) => {
  let server: TestServer;
  let admin: Account;
  let vendor: Account;
  let ada: Account;
  let reader: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    admin = await server.addAccount('admin');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    vendor = await server.addAccount('vendor');
    [ada, reader] = [await server.addAccount(), await server.addAccount()];
  });

  /** Ada's review of the vendor, which everybody can read. */
  const visibleReview = async (changes = {}) => {
    const deal = await completedDeal(server, vendor, ada);
    const id = await newReview(server, ada, deal, changes);
    await newReview(server, vendor, deal);
    return { deal, id };
  };
  const list = async () =>
    (await server.call('GET', '/api/v1/reviews/flag', { as: admin })).as(reviewFlagsAnswerSchema).data;
  const reportsOf = async (id: string) => (await list()).filter(({ review: { _id } }) => _id === id);
  const counts = async () =>
    (await server.call('GET', '/api/v1/posts/flag/count', { as: admin })).as(flagCountsAnswerSchema).data;
  const dismiss = (id: string) => server.call('DELETE', `/api/v1/reviews/flag/${id}`, { as: admin });
  const remove = (id: string) => server.call('DELETE', `/api/v1/reviews/${id}`, { as: admin });
  const isSeen = async (id: string) => (await reviewsOf(server, reader, vendor)).reviews.some(({ _id }) => _id === id);

  it('show an admin the whole review, its reply, the reporter and the person whom it is about', async () => {
    const device = await connect(server, admin);
    const before = await counts();
    const { deal, id } = await visibleReview({ stars: 1, tags: ['late'], text: 'A thief!' });
    await changeReview(server, vendor, id, { action: 'reply', text: 'Not true' });
    expect(await reportReview(server, reader, id, 'Hate Speech')).toMatchObject({
      status: 201,
      body: { code: 'review_flagged' },
    });
    expect((await reportReview(server, vendor, id)).status).toBe(201);
    const reported = { total: before.total + 2, postsTotal: before.postsTotal + 1 };
    expect(await counts()).toEqual(reported);
    const reports = await reportsOf(id);
    expect(reports.map(({ reporter }) => reporter._id)).toEqual([vendor.id, reader.id]);
    expect(reports[1]).toMatchObject({
      flagReason: 'Hate Speech',
      review: { stars: 1, tags: ['late'], text: 'A thief!', reply: 'Not true', author: { _id: ada.id } },
      subject: { _id: vendor.id },
    });
    const isOf = (one: Account) => device.receive('newFlag', ({ flag }) => flag.reporter._id === one.id);
    expect((await isOf(reader)).flag).toMatchObject({ reviewId: id, postId: deal.post._id, postTitle: 'Generator' });
    expect(await isOf(vendor)).toMatchObject(reported);
    await act(server, vendor, deal, 'contest', { reason: 'Never paid' });
    expect(await reportsOf(id)).toHaveLength(2);
    expect((await reportReview(server, await server.addAccount(), id)).error.code).toBe('review_not_found');
  });

  it('are made once, only of what the reporter can read, and not of their own', async () => {
    const deal = await completedDeal(server, vendor, ada);
    const id = await newReview(server, ada, deal);
    for (const as of [vendor, reader, admin, ada])
      expect((await reportReview(server, as, id)).error.code).toBe('review_not_found');
    server.clock.now += REVIEW_MS;
    expect((await reportReview(server, ada, id)).error.code).toBe('forbidden');
    const answers = await Promise.all([1, 2, 3].map(() => reportReview(server, reader, id)));
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([201, 409, 409]);
    expect((await reportReview(server, reader, id)).error.code).toBe('review_already_flagged');
    for (const person of [ada, vendor]) {
      const hidden = await server.addAccount();
      await block(server, person, hidden);
      expect((await reportReview(server, hidden, id)).error.code).toBe('review_not_found');
    }
    expect(await reportsOf(id)).toHaveLength(1);
  });

  it('end with the review that an admin removes, which no longer counts for the person', async () => {
    for (const buyer of [await server.addAccount(), await server.addAccount()])
      await newReview(server, buyer, await completedDeal(server, vendor, buyer), { stars: 5 });
    server.clock.now += REVIEW_MS;
    const { deal, id } = await visibleReview({ stars: 1, text: 'A thief!' });
    expect((await reputationOf(server, reader, vendor))?.rating?.count).toBe(3);
    const before = await counts();
    await reportReview(server, reader, id);
    const [report] = await reportsOf(id);
    const device = await connect(server, admin);
    expect(await remove(id)).toMatchObject({ status: 200, body: { code: 'review_removed' } });
    expect(await device.receive('flagEnded', ({ flagId }) => flagId === report?._id)).toMatchObject(before);
    expect([await isSeen(id), await reportsOf(id)]).toEqual([false, []]);
    expect((await reputationOf(server, reader, vendor))?.rating).toBeUndefined();
    expect((await review(server, ada, deal)).error.code).toBe('review_written');
    expect((await readDeal(server, ada, deal._id)).review).toMatchObject({ state: 'closed', _id: null });
    expect((await remove(id)).error.code).toBe('review_not_found');
  });

  it('tell admins whether both people of the deal share a device or a network', async () => {
    const { queries } = server.database;
    const { id } = await visibleReview();
    await reportReview(server, reader, id);
    const shared = async () => (await reportsOf(id))[0]?.shared;
    const people = [ada.id, vendor.id];
    const signInFrom = (place: string) =>
      queries.updateTable('sessions').set({ place }).where('user_id', 'in', people).execute();
    await signInFrom('');
    expect(await shared()).toBeUndefined();
    await signInFrom('102.89.23.*');
    expect(await shared()).toBe('network');
    const useDevice = (userId: string, mark: string) =>
      queries.insertInto('known_devices').values({ user_id: userId, token_hash: mark, last_used_at: 0 }).execute();
    await useDevice(ada.id, 'of the reader too');
    await useDevice(reader.id, 'of the reader too');
    await useDevice(vendor.id, 'of the vendor');
    expect(await shared()).toBe('network');
    await useDevice(ada.id, 'of the vendor');
    expect(await shared()).toBe('device');
  });

  it('are dismissed, which leaves the review, and end when its author takes it back or is deleted', async () => {
    const before = await counts();
    const [dismissed, takenBack, deleted] = [await visibleReview(), await visibleReview(), await visibleReview()];
    for (const { id } of [dismissed, takenBack, deleted]) await reportReview(server, reader, id);
    const [report] = await reportsOf(dismissed.id);
    expect(await dismiss(report?._id ?? '')).toMatchObject({ status: 200, body: { code: 'flag_dismissed' } });
    expect((await dismiss(report?._id ?? '')).error.code).toBe('flag_not_found');
    expect(await isSeen(dismissed.id)).toBe(true);
    expect((await reportReview(server, reader, dismissed.id)).status).toBe(201);
    await changeReview(server, ada, takenBack.id, { action: 'takeBack' });
    expect(await counts()).toEqual({ total: before.total + 2, postsTotal: before.postsTotal + 2 });
    const device = await connect(server, admin);
    const [ending] = await reportsOf(deleted.id);
    await server.call('DELETE', `/api/v1/users/delete/${ada.id}`, { as: ada });
    await device.receive('flagEnded', ({ flagId }) => flagId === ending?._id);
    expect([await counts(), await reportsOf(deleted.id)]).toEqual([before, []]);
  });
});
