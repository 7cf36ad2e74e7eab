import { sessionAnswerSchema } from '@oja/contract/auth';
import { peopleAnswerSchema, profileAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type TestClient, connect } from '../../../test/sockets.ts';
import { type Account, GATE_DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

const ended = (client: TestClient) => new Promise((resolve) => void client.socket.once('disconnect', resolve));

describe.each(GATE_DATABASES)('users with open sockets on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bola: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    [ada, bola] = [await server.addAccount(), await server.addAccount()];
  });
  afterAll(() => server.stop());

  const logIn = async (account: Account): Promise<Account> => {
    const body = { userName: account.email, password: PASSWORD };
    const login = await server.call('POST', '/api/login', { body });
    return { ...account, token: login.as(sessionAnswerSchema).data.accessToken };
  };
  const profileOf = async ({ id }: Account) =>
    (await server.call('GET', `/api/v1/users/profile/${id}`, { as: bola })).as(profileAnswerSchema).data;

  it('are shown as online in the directory and on their profile, and as offline after they disconnect', async () => {
    const isOnline = async () => {
      const found = await server.call('GET', `/api/v1/users/all?search=${ada.userName}`, { as: bola });
      return [...found.as(peopleAnswerSchema).data.users, await profileOf(ada)].map((person) => person.isOnline);
    };
    expect(await isOnline()).toEqual([false, false]);
    const client = await connect(server, ada);
    await expect.poll(isOnline).toEqual([true, true]);
    client.close();
    await expect.poll(isOnline, { timeout: 10_000 }).toEqual([false, false]);
  });

  it('are shown as online in the followers and following lists of profiles', async () => {
    const [chidi, dayo] = [await server.addAccount(), await server.addAccount()];
    await server.call('POST', `/api/v1/users/follow/${dayo.id}`, { as: chidi });
    const clients = [await connect(server, chidi), await connect(server, dayo)];
    await expect.poll(() => profileOf(chidi)).toMatchObject({ following: [{ _id: dayo.id, isOnline: true }] });
    await expect.poll(() => profileOf(dayo)).toMatchObject({ followers: [{ _id: chidi.id, isOnline: true }] });
    for (const client of clients) client.close();
  });

  it('are notified at once of a new follower', async () => {
    const client = await connect(server, ada);
    await server.call('POST', `/api/v1/users/follow/${ada.id}`, { as: bola });
    expect((await client.receive('newNotification')).notification).toMatchObject({
      type: 'follow',
      senderId: { _id: bola.id },
      recipientId: ada.id,
    });
    client.close();
  });

  it('lose their other sockets after a password change, and keep those of this session', async () => {
    const elsewhere = await logIn(ada);
    const [here, there] = [await connect(server, ada), await connect(server, elsewhere)];
    const end = ended(there);
    await server.call('PATCH', `/api/v1/users/profile/${ada.id}`, { as: ada, body: { password: 'a better password' } });
    await end;
    expect(here.socket.connected).toBe(true);
    here.close();
    there.close();
  });

  it('lose all sockets when their account is deleted', async () => {
    const clients = [await connect(server, bola), await connect(server, bola)];
    const ends = clients.map(ended);
    await server.call('DELETE', `/api/v1/users/delete/${bola.id}`, { as: bola });
    expect(await Promise.all(ends)).toHaveLength(2);
    expect(clients.map(({ socket }) => socket.connected)).toEqual([false, false]);
    for (const client of clients) client.close();
  });
});
