import { activateAnswerSchema } from '@oja/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { GATE_DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { accountJobs } from './account-jobs.ts';

describe.each(GATE_DATABASES)('concurrent activation on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const signUp = (userName: string, email: string, changes: object = {}) =>
    server.call('POST', '/api/signup', {
      body: { name: 'R', userName, email, password: PASSWORD, confirmPassword: PASSWORD, ...changes },
    });
  const linksTo = (email: string) =>
    server.mails
      .filter((mail) => mail.to === email)
      .map((mail) => new URL(/http:\S+/.exec(mail.text)?.[0] ?? '').search);
  const activate = (search: string) => server.call('GET', `/api/activate${search}`);

  it('activates an account once when its link is opened ten times, and answers the others that it is already activated', async () => {
    await signUp('uche', 'uche@example.com');
    const [link = ''] = linksTo('uche@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => activate(link)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(
      answers.filter((answer) => answer.as(activateAnswerSchema).message.startsWith('Your account is activated')),
    ).toHaveLength(1);
  });

  it('activates an account once when two of its links are opened', async () => {
    await signUp('vera', 'vera@example.com');
    await server.call('POST', '/api/activate/resend', { body: { userName: 'vera' } });
    const links = linksTo('vera@example.com');
    expect(links).toHaveLength(2);
    const answers = await Promise.all(links.map(activate));
    expect(new Set(answers.map((answer) => answer.as(activateAnswerSchema).message.includes('already')))).toEqual(
      new Set([false, true]),
    );
  });

  it('either activates the first account or invalidates its link when a second signup arrives', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `race${round}@example.com`;
      await signUp(`first${round}`, email);
      const [link = ''] = linksTo(email);
      const [activation, second] = await Promise.all([activate(link), signUp(`second${round}`, email)]);
      expect([
        [200, 409],
        [400, 201],
      ]).toContainEqual([activation.status, second.status]);
      const { user_name: winner } = await server.database.queries
        .selectFrom('users')
        .select('user_name')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(winner).toBe(activation.status === 200 ? `first${round}` : `second${round}`);
    }
  });

  it('sends another link without an error while a second signup replaces the account', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `again${round}@example.com`;
      await signUp(`again${round}`, email);
      const answers = await Promise.all([
        server.call('POST', '/api/activate/resend', { body: { userName: email } }),
        signUp(`again-b${round}`, email),
        server.call('POST', '/api/activate/resend', { body: { userName: email } }),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 201, 200]);
    }
  });

  it('sends nothing to an unconfirmed address that was typed at signup but the user name, and that is no link', async () => {
    await signUp('win-cash.example', 'stranger@example.com', { name: 'Earn money at https://money.example' });
    const mail = server.mails.findLast((candidate) => candidate.to === 'stranger@example.com');
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/money|win-cash\.example/i);
    await server.call('POST', '/api/send-otp', { body: { userName: 'stranger@example.com' } });
    const code = server.mails.at(-1);
    expect(code?.subject).toBe('Your Oja code');
    expect(`${code?.text}${code?.html}`).not.toMatch(/money|win/i);
  });
});

describe.each(GATE_DATABASES)('expired records on %s', (kind) => {
  it('are swept: sessions, codes, links and accounts that were never activated, and nothing else', async () => {
    const server = await startTestServer(kind);
    const { queries } = server.database;
    const account = await server.addAccount();
    await server.call('POST', '/api/signup', {
      body: { name: 'W', userName: 'waits', email: 'waits@example.com', password: PASSWORD, confirmPassword: PASSWORD },
    });
    await server.call('POST', '/api/send-otp', { body: { userName: account.userName } });
    const sweep = () => Promise.all(accountJobs(server.database.queries).map((job) => job.run(server.clock.now)));
    const counts = async () => {
      const tables = ['users', 'sessions', 'recoveries', 'activations'] as const;
      return Promise.all(
        tables.map(
          async (table) =>
            (
              await queries
                .selectFrom(table)
                .select((row) => row.fn.countAll<number>().as('n'))
                .executeTakeFirstOrThrow()
            ).n,
        ),
      );
    };
    await sweep();
    expect(await counts()).toEqual([2, 1, 1, 1]);
    server.clock.now += 31 * 24 * 3_600_000;
    await sweep();
    expect(await counts()).toEqual([2, 0, 0, 1]);
    server.clock.now += 31 * 24 * 3_600_000;
    await sweep();
    expect(await counts()).toEqual([1, 0, 0, 0]);
    await server.stop();
  });
});
