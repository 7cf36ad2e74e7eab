import { dealCreatedAnswerSchema } from '@oja/contract/deals';
import { postCreatedAnswerSchema } from '@oja/contract/posts';
import { reviewWrittenAnswerSchema } from '@oja/contract/reviews';
import { uploadAnswerSchema } from '@oja/contract/uploads';

import { act, offer } from '../../packages/server/test/deals.ts';
import { post } from '../../packages/server/test/posts.ts';
import { jpeg, upload } from '../../packages/server/test/pictures.ts';
import { reportReview, review } from '../../packages/server/test/reviews.ts';
import { APPLICATION } from '../../packages/server/test/roles/vendors.ts';
import { type Account, type TestServer, startTestServer } from '../../packages/server/test/test-server.ts';
import type { DatabaseKind } from '../../packages/server/src/foundation/db/database.ts';
import { RealThings } from './real-things.ts';

export const ROLES = ['visitor', 'customer', 'vendor', 'admin', 'deleted account'] as const;
export type Role = (typeof ROLES)[number];

const photo = jpeg(32, 24);

/** Small test data with something of everything, and an account for each role. */
export class Market {
  readonly server: TestServer;
  readonly things: RealThings;
  readonly #people = new Map<Role, Account>();
  #picture = '';

  private constructor(server: TestServer) {
    this.server = server;
    this.things = new RealThings(server.database.queries);
  }

  static async open(kind: DatabaseKind): Promise<Market> {
    const market = new Market(await startTestServer(kind, { RATE_LIMIT_SCALE: '1000000' }));
    const { server } = market;
    await market.renew('vendor');
    await market.renew('customer');
    await market.renew('admin');
    const gone = await market.renew('deleted account');
    await server.call('DELETE', `/api/v1/users/delete/${gone.id}`, { as: gone });
    // The first unknown user name creates the server's secret, which no later call may change.
    await server.call('POST', '/api/login', { body: { userName: 'nobody', password: 'a guess' } });
    await market.refresh();
    return market;
  }

  /** The account of a role; undefined for a visitor. */
  as(role: Role): Account | undefined {
    return this.#people.get(role);
  }

  /** Creates a new account for a role, for example after the last one was deleted. */
  async renew(role: Exclude<Role, 'visitor'>): Promise<Account> {
    const account = await this.server.addAccount(role === 'deleted account' ? 'customer' : role);
    this.#people.set(role, account);
    return account;
  }

  /** Creates something new of everything by the current accounts, and reloads the list of existing things. */
  async refresh(): Promise<void> {
    const { server } = this;
    const [vendor, customer] = [this.as('vendor'), this.as('customer')];
    // Both are refused to a vendor whom a call has deleted, logged out or no longer verifies.
    const uploaded = await upload(server, vendor, await photo);
    this.#picture = uploaded.status < 400 ? uploaded.as(uploadAnswerSchema).secure_url : '';
    const posted = await post(server, vendor, { images: [this.#picture] });
    if (vendor && posted.status < 400) {
      const { _id: postId } = posted.as(postCreatedAnswerSchema).data.post;
      await server.call('POST', `/api/v1/posts/reply/${postId}`, {
        as: customer,
        body: { text: 'Is it still there?' },
      });
      await server.call('POST', '/api/v1/posts/flag', {
        as: customer,
        body: { postId, postTitle: 'x', flagReason: 'Spam' },
      });
      for (const as of [vendor, customer]) {
        await server.call('POST', '/api/v1/saved-searches', { as, body: { name: 'Rice', query: { search: 'rice' } } });
        await server.call('POST', '/api/v1/saved-replies', { as, body: { name: 'Price', text: 'It is {price}.' } });
      }
      await server.call('POST', '/api/v1/vendors/applications', { as: customer, body: APPLICATION });
      const hello = { recipientId: vendor.id, clientId: crypto.randomUUID(), message: 'Hello', img: '' };
      await server.call('POST', '/api/v1/messages', { as: customer, body: hello });
      const sendAt = new Date(server.clock.now + 60 * 60_000).toISOString();
      for (const [as, to] of [
        [customer, vendor],
        [vendor, customer],
      ]) {
        const later = { recipientId: to?.id, clientId: crypto.randomUUID(), message: 'Good morning', sendAt };
        await server.call('POST', '/api/v1/messages/later', { as, body: later });
      }
      await this.#sell(postId, vendor, customer);
    }
    await this.things.refresh(this.#picture);
  }

  /**
   * Completes a deal, unless a call has blocked or deleted one of the two, reviews it as both, and reports the review
   * of the vendor.
   */
  async #sell(postId: string, vendor: Account, customer: Account | undefined): Promise<void> {
    const { server } = this;
    const offered = await offer(server, customer, postId);
    if (offered.status >= 400) return;
    const { deal } = offered.as(dealCreatedAnswerSchema).data;
    await act(server, vendor, deal, 'accept');
    await act(server, vendor, { ...deal, version: 2 }, 'complete');
    await review(server, customer, deal);
    const written = await review(server, vendor, deal);
    if (written.status >= 400) return;
    await reportReview(server, customer, written.as(reviewWrittenAnswerSchema).data.review._id);
  }
}
