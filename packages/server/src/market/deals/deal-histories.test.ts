import {
  type ActionRules,
  DEAL_ACTIONS,
  DEAL_CHANGES,
  OFFER_LIFETIME_MS,
  isOpenDeal,
  mayChange,
} from '@oja/contract/deal-lifecycle';
import type { Deal } from '@oja/contract/deals';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { isGate } from '../../../../../tests/suite.ts';
import { act, dealsOf, offer } from '../../../test/deals.ts';
import { eventsOf } from '../../../test/messages.ts';
import { createDatabase } from '../../../test/postgres.ts';
import { addPost, readPost } from '../../../test/posts.ts';
import { review } from '../../../test/reviews.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { dealsJob } from './end-deals.ts';

/** `OJA_HISTORIES=10000` runs more of them. */
const HISTORIES = Number(process.env['OJA_HISTORIES'] ?? (isGate ? 10 : 400));
/** A backstop: each takes some 100 ms, and took 600 ms on a slow machine. */
const LIMIT_MS = 60_000 + HISTORIES * 1000;

/**
 * What a buyer or the vendor does to the buyer's deal, at one of two nodes: what the lifecycle allows, or anything,
 * which is refused where it cannot be done.
 */
const anyCall = fc.record({
  buyer: fc.nat({ max: 2 }),
  isVendor: fc.boolean(),
  anyAction: fc.option(fc.constantFrom('offer', 'review', ...DEAL_CHANGES), { freq: 3 }),
  choice: fc.nat({ max: 5 }),
  units: fc.integer({ min: 1, max: 2 }),
  node: fc.nat({ max: 1 }),
});
type Call = typeof anyCall extends fc.Arbitrary<infer Value> ? Value : never;

/** An action that the lifecycle allows to the side that calls, or an offer. */
function allowed(deal: Deal | undefined, { isVendor, choice }: Call, now: number): string {
  if (!deal) return 'offer';
  const moment = { ...deal, since: Date.parse(deal.since) };
  const actions = DEAL_CHANGES.filter((action) => mayChange(moment, isVendor ? 'vendor' : 'buyer', action, now));
  return actions[choice % actions.length] ?? 'offer';
}

/** Calls of one round are concurrent; some rounds begin days later. */
const anyHistory = fc.record({
  units: fc.integer({ min: 1, max: 3 }),
  rounds: fc.array(
    fc.record({ isLater: fc.integer({ max: 9, min: 0 }), calls: fc.array(anyCall, { minLength: 1, maxLength: 4 }) }),
    { minLength: 1, maxLength: 8 },
  ),
});

describe.each(GATE_DATABASES)('histories of deals on %s', (kind) => {
  let nodes: readonly [TestServer, TestServer];
  let database: Awaited<ReturnType<typeof createDatabase>> | undefined;
  let vendor: Account;
  let buyers: Account[];
  beforeAll(async () => {
    database = kind === 'postgres' ? await createDatabase(inject('postgresUrl')) : undefined;
    const start = () => startTestServer(kind, database && { DATABASE_URL: database.url });
    const one = await start();
    // A SQLite folder belongs to one server.
    nodes = [one, kind === 'postgres' ? await start() : one];
  });
  afterAll(async () => {
    for (const node of new Set(nodes)) await node.stop();
    await database?.drop();
  });

  const runJobs = () =>
    Promise.all(
      nodes.map((node) =>
        dealsJob({
          database: node.database,
          images: new ImageAddresses(node.config.publicUrl),
          events: node.app.events,
          log: node.app.log,
        }).run(node.clock.now),
      ),
    );

  it(
    'reserve each unit once, follow the table, end, are reviewed once completed, and are the same for both',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyHistory, async ({ units, rounds }) => {
          const [one] = nodes;
          vendor = await one.addAccount('vendor');
          buyers = [await one.addAccount(), await one.addAccount(), await one.addAccount()];
          const { _id: postId } = await addPost(one, vendor, { price: 42_000, units });
          for (const { isLater, calls } of rounds) {
            if (isLater === 0) for (const node of new Set(nodes)) node.clock.now += OFFER_LIFETIME_MS;
            const { deals } = await dealsOf(one, vendor, `?post=${postId}`);
            await Promise.all(calls.map((call) => make(call, postId, deals)));
            await check(postId, units);
          }
          for (const node of new Set(nodes)) node.clock.now += OFFER_LIFETIME_MS;
          await runJobs();
          const deals = await check(postId, units);
          expect(deals.filter(({ state }) => state === 'offered')).toEqual([]);
          await compareEvents(deals);
        }),
        { numRuns: HISTORIES },
      );
    },
    LIMIT_MS,
  );

  async function make(call: Call, postId: string, deals: readonly Deal[]): Promise<void> {
    const node = nodes[call.node] ?? nodes[0];
    const buyer = buyers[call.buyer];
    const deal = deals.find((one) => one.buyer._id === buyer?.id);
    const action = call.anyAction ?? allowed(deal, call, node.clock.now);
    const person = call.isVendor ? vendor : buyer;
    const send = () => {
      if (!deal || action === 'offer') return offer(node, buyer, postId, { units: call.units });
      if (action === 'review') return review(node, person, deal);
      const terms = { handover: 'pickup', payment: 'on_delivery' };
      return act(node, person, deal, action, { amount: 41_000, reason: 'Changed my mind', terms });
    };
    expect([200, 201, 409]).toContain((await send()).status);
  }

  /** Checks what is always true of a post and its deals. */
  async function check(postId: string, units: number): Promise<Deal[]> {
    const [one] = nodes;
    const { deals } = await dealsOf(one, vendor, `?post=${postId}`);
    const unitsIn = (...states: string[]) =>
      deals.filter(({ state }) => states.includes(state)).reduce((sum, deal) => sum + deal.units, 0);
    const sold = unitsIn('completed', 'contested');
    const reserved = unitsIn('agreed');
    expect(sold + reserved).toBeLessThanOrEqual(units);
    const unsold = reserved === units - sold ? 'reserved' : 'available';
    expect((await readPost(one, vendor, postId)).status).toBe(sold === units ? 'sold' : unsold);
    for (const deal of deals) {
      expect(deal.version).toBe(deal.steps.length);
      let state: Deal['state'] | undefined;
      for (const { action } of deal.steps) {
        const { from, to }: ActionRules = DEAL_ACTIONS[action];
        const isAllowed = state === undefined ? from.length === 0 : from.includes(state);
        expect({ action, state, isAllowed }).toEqual({ action, state, isAllowed: true });
        state = to;
      }
      expect(deal.state).toBe(state);
      expect(deal.asked !== null).toBe(deal.state === 'offered');
    }
    const open = deals.filter(({ state }) => isOpenDeal(state)).map(({ buyer }) => buyer._id);
    expect(new Set(open).size).toBe(open.length);
    const reviewed = await one.database.queries.selectFrom('reviews').select('deal_id').execute();
    const ended = deals.filter(({ state }) => state === 'completed' || state === 'contested').map(({ _id }) => _id);
    const known = new Set(deals.map(({ _id }) => _id));
    expect(ended).toEqual(expect.arrayContaining(reviewed.map((row) => row.deal_id).filter((id) => known.has(id))));
    return deals;
  }

  /** Both people have an event for each step of a deal. */
  async function compareEvents(deals: readonly Deal[]): Promise<void> {
    for (const person of [vendor, ...buyers]) {
      const theirs = deals.filter(({ buyer }) => person === vendor || buyer._id === person.id);
      const steps = theirs.reduce((sum, { version }) => sum + version, 0);
      expect(await countUpdates(person)).toBe(steps);
    }
  }

  async function countUpdates(person: Account): Promise<number> {
    let count = 0;
    for (let after = 0; ;) {
      const { events, lastSeq, hasMore } = await eventsOf(nodes[0], person, after);
      count += events.filter(({ name }) => name === 'dealUpdated').length;
      if (!hasMore) return count;
      after = lastSeq;
    }
  }
});
