import { ERROR_MESSAGES } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSession } from './session-store.ts';
import { accountJobs } from './account-jobs.ts';
import { makeSessionsOld } from '../../../test/roles/scene.ts';
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

  it('is one of five at most: a sixth is refused with the day of the next, and none loses its rest', async () => {
    const ada = await server.addAccount();
    server.clock.now = Date.parse('2027-01-01T12:00:00Z');
    // Given up, oldest first: the name she came with, and Beads 0 to 3.
    for (let number = 0; number < 5; number += 1) {
      const now = { ...ada, token: await openSession(server.database.queries, ada.id, server.clock.now) };
      expect((await rename(now, `Beads ${number}`)).status).toBe(200);
      server.clock.now += DAY_MS;
    }
    ada.token = await openSession(server.database.queries, ada.id, server.clock.now);
    const text =
      'You have given up 5 usernames in 90 days, and nobody else may take them meanwhile. You can choose another new one after 1 April 2027.';
    const refused = { status: 409, body: { code: 'user_name_rests', message: text, fields: { userName: text } } };
    expect(await rename(ada, 'Beads 5')).toMatchObject(refused);
    for (const name of [ada.userName, 'Beads 0', 'Beads 3', 'Beads 4']) expect(await signUp(name)).toMatchObject(TAKEN);
    expect((await signUp('Beads 5')).status).toBe(201);
    // She may take back one of her own, which gives up the present one in its place.
    expect((await rename(ada, 'Beads 0')).status).toBe(200);
    expect(await signUp('Beads 4')).toMatchObject(TAKEN);
    expect(await rename(ada, 'Beads 6')).toMatchObject(refused);
    server.clock.now = Date.parse('2027-04-01T12:00:00Z');
    const later = { ...ada, token: await openSession(server.database.queries, ada.id, server.clock.now) };
    expect((await rename(later, 'Beads 6')).status).toBe(200);
  });

  it('is not given up by an old session before a step-up, so that a stolen token cannot rename its owner', async () => {
    const ada = await server.addAccount();
    await makeSessionsOld(server, ada);
    expect(await rename(ada, 'Not Ada')).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    // The form sends only what has changed, but other programs may send all of it.
    expect((await rename(ada, ada.userName)).status).toBe(200);
    await server.call('POST', '/api/v1/step-up', { as: ada, body: { password: PASSWORD } });
    expect((await rename(ada, 'Still Ada')).status).toBe(200);
  });
});
