import { randomUUID } from 'node:crypto';

import { walletAnswerSchema, withdrawAnswerSchema } from '@oja/contract/wallet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balanceOf, bookkeepingFaults, fillWallet } from '../../../../test/ledger.ts';
import { repeatWhileBusy } from '../../../../test/repeat-while-busy.ts';
import {
  type Account,
  type Answer,
  DATABASES,
  type TestServer,
  startTestServer,
} from '../../../../test/test-server.ts';

const BANK = { bankCode: '058', accountNumber: '0123456789' };

const idOf = (answer: Answer) => answer.as(withdrawAnswerSchema).data.withdrawal._id;

describe.each(DATABASES)('withdrawing on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  async function rich(naira: number): Promise<Account> {
    const person = await server.addAccount();
    await fillWallet(server.database.queries, person.id, naira, randomUUID());
    return person;
  }
  const withdraw = (as: Account, amount: unknown, changes: object = {}) =>
    server.call('POST', '/api/v1/withdraw', { as, body: { amount, ...BANK, requestKey: randomUUID(), ...changes } });
  const readWallet = (as: Account, query = '') => server.call('GET', `/api/v1/wallet${query}`, { as });
  const wallet = async (as: Account, query = '') => (await readWallet(as, query)).as(walletAnswerSchema).data;

  it('takes the money off the wallet and creates a request, with 200 Withdrawal Successful', async () => {
    const person = await rich(1000);
    const answer = await withdraw(person, 400.5);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      message: 'Withdrawal Successful',
      data: {
        balance: 599.5,
        withdrawal: {
          amount: 400.5,
          state: 'requested',
          bankCode: '058',
          accountNumber: '******6789',
          settledAt: null,
        },
      },
    });
    expect(await wallet(person)).toMatchObject({
      balance: 599.5,
      nextCursor: null,
      movements: [
        { kind: 'withdrawal', amount: -400.5 },
        { kind: 'referral', amount: 1000 },
      ],
      withdrawals: [{ _id: idOf(answer) }],
    });
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it('is exact to the kobo, also where the binary fraction of the amount is slightly lower', async () => {
    const person = await rich(5000);
    const data = { balance: 764.85, withdrawal: { amount: 4235.15 } };
    expect(await withdraw(person, 4235.15)).toMatchObject({ body: { data } });
  });

  it('answers 409 insufficient_balance to a user without a wallet, which reads as empty', async () => {
    const person = await server.addAccount();
    const data = { balance: 0, movements: [], nextCursor: null, withdrawals: [] };
    expect((await readWallet(person)).body).toEqual({ data });
    expect(await withdraw(person, 100)).toMatchObject({ status: 409, body: { code: 'insufficient_balance' } });
  });

  it('answers 409 for more than the balance, changes nothing, and accepts the same key later', async () => {
    const person = await rich(150);
    const requestKey = randomUUID();
    expect(await withdraw(person, 200, { requestKey })).toMatchObject({
      status: 409,
      body: { code: 'insufficient_balance' },
    });
    expect(await wallet(person)).toMatchObject({ balance: 150, withdrawals: [] });
    await fillWallet(server.database.queries, person.id, 50, randomUUID());
    expect(await withdraw(person, 200, { requestKey })).toMatchObject({ status: 200, body: { data: { balance: 0 } } });
  });

  it('answers a repeated request the same, and answers 409 request_key_used for other content with its key', async () => {
    const person = await rich(1000);
    const requestKey = randomUUID();
    const first = await withdraw(person, 300, { requestKey });
    const again = await withdraw(person, 300, { requestKey });
    expect(again).toMatchObject({ status: 200, body: first.body });
    for (const [amount, changes] of [
      [301, {}],
      [300, { accountNumber: '9876543210' }],
      [300, { bankCode: '011' }],
    ] as const) {
      expect(await withdraw(person, amount, { ...changes, requestKey })).toMatchObject({
        status: 409,
        body: { code: 'request_key_used' },
      });
    }
    expect(await wallet(person)).toMatchObject({ balance: 700 });
    // The same key of another user is a different key.
    const other = await rich(500);
    expect(idOf(await withdraw(other, 300, { requestKey }))).not.toBe(idOf(first));
  });

  it('allows seven of 200 concurrent withdrawals from a balance for seven, and the books balance', async () => {
    const person = await rich(750);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => {
        // As clients do: a 503 may follow a completed withdrawal, and a retry with the same key finds it.
        const requestKey = randomUUID();
        return repeatWhileBusy(() => withdraw(person, 100, { requestKey }));
      }),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(409)]).toEqual([7, 193]);
    expect(await wallet(person)).toMatchObject({ balance: 50 });
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it('makes one withdrawal for 200 concurrent requests with one key, and answers all the same', async () => {
    const person = await rich(100_000);
    const requestKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => repeatWhileBusy(() => withdraw(person, 100, { requestKey }))),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${idOf(answer)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await wallet(person)).toMatchObject({ balance: 99_900 });
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
  });

  it.each([
    ['amount', { amount: 99 }],
    ['amount', { amount: 1_000_001 }],
    ['amount', { amount: -500 }],
    ['amount', { amount: 100.005 }],
    ['amount', { amount: '100' }],
    ['amount', { amount: 1e300 }],
    ['bankCode', { bankCode: '58' }],
    ['bankCode', { bankCode: undefined }],
    ['accountNumber', { accountNumber: '012345678' }],
    ['accountNumber', { accountNumber: '012345678x' }],
    ['requestKey', { requestKey: 'mine' }],
  ])('answers 422 at %s for %o', async (field, changes) => {
    const person = await rich(5000);
    const { status, error } = await withdraw(person, 500, changes);
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({ status: 422, fields: [field] });
    expect(await balanceOf(server.database.queries, { owner: person.id })).toBe(5000);
  });

  it('lists movements page by page, newest first, each once', async () => {
    const person = await rich(1);
    for (let count = 2; count <= 35; count += 1)
      await fillWallet(server.database.queries, person.id, count, randomUUID());
    const first = await wallet(person);
    const second = await wallet(person, `?cursor=${first.nextCursor}`);
    expect([...first.movements, ...second.movements].map(({ amount }) => amount)).toEqual(
      Array.from({ length: 35 }, (_, index) => 35 - index),
    );
    expect(second.nextCursor).toBeNull();
  });
});
