import { randomUUID } from 'node:crypto';

import { walletAnswerSchema, withdrawAnswerSchema, withdrawalsAnswerSchema } from '@oja/contract/wallet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balanceOf, bookkeepingFaults, fillWallet } from '../../../../test/ledger.ts';
import { makeSessionsOld } from '../../../../test/roles/scene.ts';
import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../../test/test-server.ts';
import { WITHDRAWAL_TRANSITIONS } from './withdrawal-states.ts';

it('a withdrawal has no transition from paid or failed', () => {
  expect(WITHDRAWAL_TRANSITIONS).toEqual([
    { from: 'requested', to: 'paid' },
    { from: 'requested', to: 'failed' },
  ]);
});

describe.each(DATABASES)('paying out on %s', (kind) => {
  let server: TestServer;
  let admin: Account;
  let person: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    admin = await server.addAccount('admin');
    person = await server.addAccount();
    await fillWallet(server.database.queries, person.id, 100_000, 'begin');
  });
  afterAll(() => server.stop());

  async function requestWithdrawal(amount: number, as = person): Promise<string> {
    const body = { amount, bankCode: '058', accountNumber: '0123456789', requestKey: randomUUID() };
    return (await server.call('POST', '/api/v1/withdraw', { as, body })).as(withdrawAnswerSchema).data.withdrawal._id;
  }
  const wallet = async () => (await server.call('GET', '/api/v1/wallet', { as: person })).as(walletAnswerSchema).data;
  const settle = (id: string, state: string) =>
    server.call('PATCH', `/api/v1/withdrawals/${id}`, { as: admin, body: { state } });
  const mailsTo = ({ email }: Account) => server.mails.filter(({ to }) => to === email);
  const list = async (query: string) =>
    (await server.call('GET', `/api/v1/withdrawals${query}`, { as: admin })).as(withdrawalsAnswerSchema).data;
  const balances = async () => ({
    wallet: await balanceOf(server.database.queries, { owner: person.id }),
    payouts: await balanceOf(server.database.queries, { house: 'payouts' }),
    clearing: await balanceOf(server.database.queries, { house: 'clearing' }),
  });

  it('moves the money out of the house when paid and back to the wallet when failed, once', async () => {
    const [paid, failed] = [await requestWithdrawal(1000), await requestWithdrawal(2000)];
    const before = await balances();
    expect(before).toMatchObject({ wallet: 97_000, payouts: 3000 });
    expect(await settle(paid, 'paid')).toMatchObject({
      status: 200,
      body: {
        message: 'Withdrawal marked as paid.',
        data: { withdrawal: { state: 'paid', accountNumber: '0123456789', userName: person.userName } },
      },
    });
    expect(await settle(failed, 'failed')).toMatchObject({
      status: 200,
      body: {
        message: 'Withdrawal marked as failed. The money is back in the wallet.',
        data: { withdrawal: { state: 'failed' } },
      },
    });
    const after = await balances();
    expect(after).toEqual({ wallet: 99_000, payouts: 0, clearing: before.clearing + 1000 });

    expect((await settle(paid, 'paid')).status).toBe(200);
    expect(await settle(paid, 'failed')).toMatchObject({ status: 409, body: { code: 'withdrawal_settled' } });
    expect(await settle(failed, 'paid')).toMatchObject({ status: 409, body: { code: 'withdrawal_settled' } });
    expect(await balances()).toEqual(after);
    const { movements } = await wallet();
    expect(movements[0]).toMatchObject({ kind: 'withdrawal_returned', amount: 2000 });
  });

  it('needs a recent proof of the admin, and is emailed to the owner of the wallet and the admin once', async () => {
    const [boss, id] = [await server.addAccount('admin'), await requestWithdrawal(5000)];
    const settleAs = () => server.call('PATCH', `/api/v1/withdrawals/${id}`, { as: boss, body: { state: 'failed' } });
    const subjects = () => mailsTo(person).map(({ subject }) => subject);
    const before = subjects().length;
    await makeSessionsOld(server, boss);
    expect(await settleAs()).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    expect(subjects()).toHaveLength(before);
    expect(mailsTo(boss)).toEqual([]);
    await server.call('POST', '/api/v1/step-up', { as: boss, body: { password: PASSWORD } });
    for (let time = 0; time < 2; time += 1) expect((await settleAs()).status).toBe(200);
    expect(subjects().slice(before)).toEqual(['Your withdrawal from Oja failed']);
    expect(mailsTo(boss).map(({ text }) => text)).toEqual([
      expect.stringContaining('A withdrawal of ₦5,000 was marked as failed with your account.'),
    ]);
  });

  it('lets one state win when two admins settle concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await requestWithdrawal(500);
      const answers = await Promise.all(['paid', 'failed', 'paid', 'failed'].map((state) => settle(id, state)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
    }
    expect(await bookkeepingFaults(server.database.queries)).toEqual([]);
    expect((await balances()).payouts).toBe(0);
  });

  it('shows users their withdrawals, newest first, with state and time', async () => {
    const [older, newer] = [await requestWithdrawal(300), await requestWithdrawal(400)];
    server.clock.now += 60_000;
    await settle(older, 'paid');
    const { withdrawals, movements } = await wallet();
    const then = new Date(server.clock.now - 60_000).toISOString();
    expect(withdrawals.slice(0, 2)).toMatchObject([
      { _id: newer, state: 'requested', createdAt: then, settledAt: null },
      { _id: older, state: 'paid', createdAt: then, settledAt: new Date(server.clock.now).toISOString() },
    ]);
    expect(movements[0]).toMatchObject({ kind: 'withdrawal', amount: -400, createdAt: then });
    await settle(newer, 'failed');
  });

  it('still lists and settles a withdrawal whose user has deleted the account, and emails the admin alone', async () => {
    const [boss, leaving] = [await server.addAccount('admin'), await server.addAccount()];
    await fillWallet(server.database.queries, leaving.id, 150, randomUUID());
    const id = await requestWithdrawal(150, leaving);
    await server.call('DELETE', `/api/v1/users/delete/${leaving.id}`, { as: leaving });
    const { withdrawals } = await list('');
    expect(withdrawals.find(({ _id }) => _id === id)).toMatchObject({ amount: 150, userName: null });
    const before = mailsTo(leaving).length;
    const settled = await server.call('PATCH', `/api/v1/withdrawals/${id}`, { as: boss, body: { state: 'paid' } });
    expect(settled).toMatchObject({ status: 200, body: { data: { withdrawal: { state: 'paid', userName: null } } } });
    expect(mailsTo(leaving)).toHaveLength(before);
    expect(mailsTo(boss).map(({ text }) => text)).toEqual([
      expect.stringContaining('A withdrawal of ₦150 was marked as paid with your account.'),
    ]);
  });

  it('answers 404 for an unknown withdrawal, and 422 for an invalid state', async () => {
    expect((await settle(randomUUID(), 'paid')).status).toBe(404);
    expect((await settle(await requestWithdrawal(100), 'requested')).status).toBe(422);
  });

  it('lists requested withdrawals, oldest first, page by page', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 53; count += 1) ids.push(await requestWithdrawal(100));
    const first = await list('');
    expect(first.withdrawals).toHaveLength(50);
    const second = await list(`?cursor=${first.nextCursor}`);
    const listed = [...first.withdrawals, ...second.withdrawals].map(({ _id }) => _id);
    expect(listed.slice(-53)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    expect((await list('?state=paid')).withdrawals.every(({ state }) => state === 'paid')).toBe(true);
  });
});
