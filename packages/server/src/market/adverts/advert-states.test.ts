import { advertStateSchema } from '@oja/contract/adverts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPost } from '../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { ADVERT_MOVERS, ADVERT_TRANSITIONS, statesBefore } from './advert-states.ts';
import { moveAdvert } from './move-advert.ts';
import { orderAdvert } from './order-advert.ts';

const STATES = advertStateSchema.options;
const ENDED = ['expired', 'cancelled', 'refused'];

describe('the table of advert transitions', () => {
  it('lets only the payment provider activate an advert', () => {
    expect(ADVERT_TRANSITIONS.filter(({ to }) => to === 'active')).toEqual([
      { from: 'awaiting_payment', to: 'active', by: ['provider'] },
    ]);
  });

  it('has no transition from an ended advert, and reaches every state except the first', () => {
    expect(ADVERT_TRANSITIONS.filter(({ from }) => ENDED.includes(from))).toEqual([]);
    expect(new Set(ADVERT_TRANSITIONS.map(({ to }) => to))).toEqual(
      new Set(STATES.filter((state) => state !== 'awaiting_payment')),
    );
  });

  it('contains each pair of states once', () => {
    const pairs = ADVERT_TRANSITIONS.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe.each(DATABASES)('moving adverts on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
  });
  afterAll(() => server.stop());

  async function newAdvert(): Promise<string> {
    const { _id: postId } = await addPost(server, vendor);
    const order = { plan: 'daily', priceKobo: 100_000, referredBy: undefined } as const;
    return (await orderAdvert(server.database.queries, order, { postId, userId: vendor.id }, 1)).id;
  }
  const move = (id: string, to: (typeof STATES)[number], by: (typeof ADVERT_MOVERS)[number]) =>
    server.database.queries.transaction().execute((transaction) => moveAdvert(transaction, { id, to, by }));
  const stateOf = async (id: string) =>
    advertStateSchema.parse(
      (
        await server.database.queries
          .selectFrom('adverts')
          .select('state')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).state,
    );

  const anyMove = fc.record({ to: fc.constantFrom(...STATES), by: fc.constantFrom(...ADVERT_MOVERS) });

  it('no sequence of moves leaves the table', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { minLength: 1, maxLength: 12 }), async (moves) => {
        const id = await newAdvert();
        let state = await stateOf(id);
        for (const { to, by } of moves) {
          const allowed = ADVERT_TRANSITIONS.some((one) => one.from === state && one.to === to && one.by.includes(by));
          expect(await move(id, to, by)).toBe(allowed);
          if (allowed) state = to;
          expect(await stateOf(id)).toBe(state);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('concurrent moves follow a path through the table, and at most one of them ends the advert', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { minLength: 2, maxLength: 10 }), async (moves) => {
        const id = await newAdvert();
        const won = await Promise.all(moves.map(async ({ to, by }) => ((await move(id, to, by)) ? to : undefined)));
        const reached = won.filter((to) => to !== undefined);
        const state = await stateOf(id);
        // Each state is reached at most once, the last state is one of them, and the advert ends at most once.
        expect(new Set(reached).size).toBe(reached.length);
        expect(reached.length === 0 ? ['awaiting_payment'] : reached).toContain(state);
        expect(reached.filter((to) => ENDED.includes(to)).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  });

  it('a move can be restricted to one starting state', async () => {
    const id = await newAdvert();
    await move(id, 'active', 'provider');
    expect(statesBefore('cancelled', 'owner')).toEqual(['awaiting_payment', 'active']);
    const bound = { id, from: 'awaiting_payment', to: 'cancelled', by: 'owner' } as const;
    expect(await server.database.queries.transaction().execute((transaction) => moveAdvert(transaction, bound))).toBe(
      false,
    );
    expect(await stateOf(id)).toBe('active');
  });
});
