import { REVIEW_MS } from '@oja/contract/deal-lifecycle';
import { postsAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPost } from '../../../test/posts.ts';
import { changeReview, completedDeal, newReview } from '../../../test/reviews.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { ratingsJob } from './ratings-job.ts';

describe.each(DATABASES)('ratings on tiles on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let reader: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    reader = await server.addAccount();
  });
  afterAll(() => server.stop());

  /** The ratings of the vendor's posts in the feed, as the server's caches have them after a run of the job. */
  const shown = async () => {
    await ratingsJob(server.database).run(server.clock.now);
    const { data } = (await server.call('GET', '/api/v1/posts?page=1', { as: reader })).as(postsAnswerSchema);
    return data.posts.filter(({ user }) => user._id === vendor.id).map(({ authorRating }) => authorRating);
  };

  it('follow what is visible: reviews of both, those of one person after their time, and none that were taken back', async () => {
    await addPost(server, vendor);
    const buyers = await Promise.all(Array.from({ length: 3 }, () => server.addAccount()));
    const ids: string[] = [];
    for (const [index, buyer] of buyers.entries()) {
      const deal = await completedDeal(server, vendor, buyer);
      ids.push(await newReview(server, buyer, deal, { stars: 5 }));
      if (index > 0) await newReview(server, vendor, deal);
    }
    expect(new Set(await shown())).toEqual(new Set([undefined]));
    server.clock.now += REVIEW_MS;
    // Three of five stars and the prior's three of four.
    expect(new Set(await shown())).toEqual(new Set([{ mean: 4.5, count: 3 }]));
    await changeReview(server, buyers[0], ids[0] ?? '', { action: 'takeBack' });
    expect(new Set(await shown())).toEqual(new Set([undefined]));
  });
});
