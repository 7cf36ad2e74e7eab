import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balanceOf, bookkeepingFaults } from '../../../../test/ledger.ts';
import { DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { ApiError } from '../../../foundation/http/api-error.ts';
import { houseAccount, openWallet } from './ledger-accounts.ts';
import { type Entry, book } from './ledger.ts';

describe.each(DATABASES)('the ledger on %s', (kind) => {
  let server: TestServer;
  let wallets: string[];
  let clearing: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    const { queries } = server.database;
    clearing = await houseAccount(queries, 'clearing');
    wallets = await Promise.all([1, 2, 3].map(async () => openWallet(queries, (await server.addAccount()).id)));
  });
  afterAll(() => server.stop());

  let references = 0;
  const transfer = (entries: Entry[], reference = `transfer-${(references += 1)}`) =>
    server.database.queries
      .transaction()
      .execute((transaction) => book(transaction, { kind: 'referral', reference, entries }, 1));

  it('has one house account of each kind after several starts', async () => {
    const rows = await server.database.queries
      .selectFrom('ledger_accounts')
      .select('kind')
      .where('kind', '<>', 'wallet')
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.kind)).toEqual(['clearing', 'revenue', 'referrals', 'payouts', 'unclaimed']);
  });

  it('books entries and balances together, and each transfer once, also under concurrency', async () => {
    const wallet = wallets[0] ?? '';
    const entries = [
      { accountId: clearing, amountKobo: -500 },
      { accountId: wallet, amountKobo: 500 },
    ];
    const booked = await Promise.all(Array.from({ length: 20 }, () => transfer(entries, 'once')));
    expect(booked.filter(Boolean)).toHaveLength(1);
    expect(await transfer(entries, 'once')).toBe(false);
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it('refuses entries that do not sum to zero or would overdraw a wallet, and then books nothing', async () => {
    const [from = '', to = ''] = wallets.slice(1);
    await expect(
      transfer([
        { accountId: clearing, amountKobo: -5 },
        { accountId: to, amountKobo: 6 },
      ]),
    ).rejects.toThrow(/do not sum to zero/);
    await expect(
      transfer([
        { accountId: from, amountKobo: -1 },
        { accountId: to, amountKobo: 1 },
      ]),
    ).rejects.toThrow(ApiError);
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it('has a database constraint that keeps wallets at zero or above', async () => {
    const update = server.database.queries
      .updateTable('ledger_accounts')
      .set({ balance_kobo: -1 })
      .where('id', '=', wallets[2] ?? '');
    await expect(update.execute()).rejects.toThrow(/check/i);
  });

  it('stays balanced after any concurrent transfers', async () => {
    const anybody = fc.integer({ min: 0, max: 3 });
    const move = fc
      .record({ from: anybody, to: anybody, amountKobo: fc.integer({ min: 1, max: 900 }) })
      .filter(({ from, to }) => from !== to);
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
        const accounts = [clearing, ...wallets];
        const before = await server.database.queries
          .selectFrom('ledger_entries')
          .select((set) => set.fn.countAll().as('rows'))
          .executeTakeFirstOrThrow();
        const done = await Promise.allSettled(
          moves.map(({ from, to, amountKobo }) =>
            transfer([
              { accountId: accounts[from] ?? '', amountKobo: -amountKobo },
              { accountId: accounts[to] ?? '', amountKobo },
            ]),
          ),
        );
        const refused = done.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
        expect(refused.filter((code) => code !== 'insufficient_balance')).toEqual([]);
        const after = await server.database.queries
          .selectFrom('ledger_entries')
          .select((set) => set.fn.countAll().as('rows'))
          .executeTakeFirstOrThrow();
        expect(Number(after.rows) - Number(before.rows)).toBe(
          2 * done.filter((one) => one.status === 'fulfilled').length,
        );
        expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
      }),
      { numRuns: 25 },
    );
    expect(await balanceOf(server.database.queries, { house: 'revenue' })).toBe(0);
  });
});
