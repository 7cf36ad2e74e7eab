import type * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { apiDocument } from '../../packages/server/src/entry/docs/api-document.ts';
import type { ApiDocument } from '../../packages/server/src/entry/docs/document-shape.ts';
import { GATE_DATABASES } from '../../packages/server/test/test-server.ts';
import { isGate } from '../suite.ts';
import { holdFor } from './hold-for.ts';
import { Judge } from './judge.ts';
import { Market, ROLES, type Role } from './market.ts';
import { type Draw, drawsFrom } from './requests.ts';
import { send } from './send.ts';
import { REQUESTS } from './size.ts';
import { hashTables, refuseChanges } from './tables.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** How often the database is checked after a refused change, and how often the list of existing things is reloaded. */
const LOOK_EVERY = 12;
const REFRESH_EVERY = 100;

describe.each(GATE_DATABASES)('any request to the API on %s', (kind) => {
  let market: Market;
  let document: ApiDocument;
  let judge: Judge;
  let draws: fc.Arbitrary<Draw>;
  /** The operations that succeeded at least once. */
  const agreed = new Set<string>();
  let sent = 0;
  beforeAll(async () => {
    market = await Market.open(kind);
    await market.server.app.ready();
    document = apiDocument(market.server.app);
    judge = new Judge(document);
    draws = drawsFrom(document);
  });
  afterAll(() => market.server.stop());

  async function hold(draw: Draw, role: Role): Promise<void> {
    sent += 1;
    if (sent % REFRESH_EVERY === 0) await market.refresh();
    const isLooked = !READING.has(draw.method) && sent % LOOK_EVERY === 0;
    await market.server.services.emails.settle();
    const before = isLooked ? await hashTables(market.server.database) : undefined;
    const answered = await send(market, draw, market.as(role));
    const fault = judge.faultOf(draw.operation, answered);
    if (fault !== undefined) throw new Error(`${role}: ${fault}`);
    if (before && answered.status >= 400) refuseChanges(before, await hashTables(market.server.database));
    if (draw.operation !== undefined && answered.status < 400) agreed.add(draw.operation);
    // A user who has logged out or was deleted is replaced by a new one.
    if (answered.status === 401 && (role === 'customer' || role === 'vendor' || role === 'admin'))
      await market.renew(role);
  }

  it.each(ROLES)('as %s has no 5xx, no undocumented answer, and no change by a refused call', async (role) => {
    await expect(
      holdFor(draws, (draw) => hold(draw, role), REQUESTS[kind], ROLES.indexOf(role)),
    ).resolves.toBeUndefined();
  });

  // The gate generates too few requests for that.
  it.skipIf(isGate)('most operations succeed at least once, so the generated requests resemble real ones', () => {
    const all = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const refused = all.filter((operation) => !agreed.has(operation));
    expect(refused.length, `only refused: ${refused.join(', ')}`).toBeLessThan(all.length / 3);
  });
});
