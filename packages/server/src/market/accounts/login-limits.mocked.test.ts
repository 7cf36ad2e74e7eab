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

  /** Returns the hash types and costs of the passwords that are compared for one attempt. */
  const workOf = async (userName: string) => {
    argon2.verified = [];
    await logIn(userName, 'a guess');
    return argon2.verified.map((hash) => hash.split('$').slice(0, 4).join('$'));
  };

  it('answers 429 for a minute after ten failures for one account, regardless of name form and address', async () => {
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

  it('answers 429 for an unknown name after as many failures', async () => {
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await logIn(`ghost of ${kind}`, 'a guess')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('counts fifty concurrent guesses as ten', async () => {
    const account = await server.addAccount();
    const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(account.userName, 'a guess')));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(40);
  });

  it('answers 429 after thirty failures from one address for any accounts, and does not count successes', async () => {
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

  it('does not count the right password as a failure, even before activation', async () => {
    const account = await server.addAccount();
    const { queries } = server.database;
    await queries.updateTable('users').set({ activated_at: null }).where('id', '=', account.id).execute();
    for (let turn = 0; turn < 11; turn += 1) expect((await logIn(account.userName, PASSWORD)).status).toBe(403);
  });

  it('does the same work for existing and unknown accounts: one comparison at one cost', async () => {
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
