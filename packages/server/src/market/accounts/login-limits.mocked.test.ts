import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

const argon2 = vi.hoisted(() => ({ verified: [] as string[] }));
vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    verify: (hash, password) => {
      argon2.verified.push(String(hash));
      return original.verify(hash, password);
    },
  };
});

describe.each(DATABASES)('guessing passwords on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' });
  });
  afterAll(() => server.stop());

  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `192.0.2.${addresses}`;
  };
  const logIn = (userName: string, password: string, address = newAddress()) =>
    server.call('POST', '/api/login', { body: { userName, password }, headers: { 'x-forwarded-for': address } });

  /** The passwords that are compared for one attempt: how each is hashed, at which cost. */
  const workOf = async (userName: string) => {
    argon2.verified = [];
    await logIn(userName, 'a guess');
    return argon2.verified.map((hash) => hash.split('$').slice(0, 4).join('$'));
  };

  it('429 after ten failures in a minute for one account, however it is named and wherever from; then it opens again', async () => {
    const account = await server.addAccount();
    for (let turn = 0; turn < 10; turn += 1) {
      const named = turn % 2 === 0 ? account.userName : account.email.toUpperCase();
      expect((await logIn(named, 'a guess')).status).toBe(401);
    }
    const refused = await logIn(account.userName, PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    server.clock.now += 60_001;
    expect((await logIn(account.userName, PASSWORD)).status).toBe(200);
  });

  it('429 for a name that nobody has, after as many', async () => {
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await logIn(`ghost of ${kind}`, 'a guess')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('fifty guesses at once are ten', async () => {
    const account = await server.addAccount();
    const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(account.userName, 'a guess')));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(40);
  });

  it('429 after thirty failures from one address, whoever is meant; those who get in are not counted', async () => {
    const address = newAddress();
    const account = await server.addAccount();
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await logIn(account.userName, PASSWORD, address)).status).toBe(200);
      expect((await logIn(`nobody ${turn}`, 'a guess', address)).status).toBe(401);
    }
    expect(await logIn(account.userName, PASSWORD, address)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.anything() },
    });
    expect((await logIn(account.userName, PASSWORD)).status).toBe(200);
  });

  it('the right password is no failure, also where the account awaits its activation', async () => {
    const account = await server.addAccount();
    const { queries } = server.database;
    await queries.updateTable('users').set({ activated_at: null }).where('id', '=', account.id).execute();
    for (let turn = 0; turn < 11; turn += 1) expect((await logIn(account.userName, PASSWORD)).status).toBe(403);
  });

  it('the same work is done whether the account exists or not: one comparison, at one cost', async () => {
    const account = await server.addAccount();
    const [known, byEmail, unknown] = [
      await workOf(account.userName),
      await workOf(account.email),
      await workOf('no such name'),
    ];
    expect(known).toHaveLength(1);
    expect(byEmail).toEqual(known);
    expect(unknown).toEqual(known);
  });
});
