import { ERROR_MESSAGES } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { accountJobs } from './account-jobs.ts';
import { type Account, DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(DATABASES)('a user name that was given up on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  let people = 0;
  const signUp = (userName: string) => {
    people += 1;
    const email = `person${people}@example.com`;
    const body = { name: 'Bisi', userName, email, password: PASSWORD, confirmPassword: PASSWORD };
    return server.call('POST', '/api/signup', { body });
  };
  const rename = (as: Account, userName: string) =>
    server.call('PATCH', `/api/v1/users/profile/${as.id}`, { as, body: { userName } });
  const TAKEN = {
    status: 409,
    body: { code: 'user_name_taken', fields: { userName: ERROR_MESSAGES.user_name_taken } },
  };

  it('is refused to others, at sign-up and as a new name, until 90 days have passed', async () => {
    const [ada, bola] = [await server.addAccount(), await server.addAccount()];
    expect((await rename(ada, 'Adire House')).status).toBe(200);
    expect((await rename(ada, 'Indigo House')).status).toBe(200);
    expect(await signUp(' ADIRE house')).toMatchObject(TAKEN);
    expect(await rename(bola, 'Adire House')).toMatchObject(TAKEN);
    server.clock.now += 90 * DAY_MS;
    expect((await signUp('Adire House')).status).toBe(201);
    const { queries } = server.database;
    const resting = () => queries.selectFrom('resting_names').selectAll().execute();
    expect(await resting()).not.toEqual([]);
    for (const job of accountJobs(queries)) await job.run(server.clock.now);
    expect(await resting()).toEqual([]);
  });

  it('can be taken back by its owner', async () => {
    const ada = await server.addAccount();
    await rename(ada, 'Kente Corner');
    await rename(ada, 'Kente Palace');
    expect((await rename(ada, 'Kente Corner')).status).toBe(200);
    expect(await signUp('Kente Palace')).toMatchObject(TAKEN);
  });

  it('rests after its account was deleted too', async () => {
    const leaving = await server.addAccount();
    await rename(leaving, 'Calabash Yard');
    await server.call('DELETE', `/api/v1/users/delete/${leaving.id}`, { as: leaving });
    expect(await signUp('Calabash Yard')).toMatchObject(TAKEN);
  });

  it('is one of five at most, so that nobody holds back many', async () => {
    const ada = await server.addAccount();
    for (let number = 0; number < 7; number += 1) {
      server.clock.now += 1000;
      expect((await rename(ada, `Beads ${number}`)).status).toBe(200);
    }
    // Given up, oldest first: the name she came with, and Beads 0 to 5.
    expect((await signUp('Beads 0')).status).toBe(201);
    expect(await signUp('Beads 1')).toMatchObject(TAKEN);
    expect(await signUp('Beads 5')).toMatchObject(TAKEN);
  });
});
