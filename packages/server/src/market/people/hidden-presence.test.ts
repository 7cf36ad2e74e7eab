import { peopleAnswerSchema, profileAnswerSchema, settingsEditAnswerSchema } from '@oja/contract/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { send } from '../../../test/messages.ts';
import { type TestClient, connect } from '../../../test/sockets.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** Returns the last list of online users that a client received. */
const last = (client: TestClient) => client.events.findLast(({ name }) => name === 'getOnlineUsers')?.payload;

describe.each(GATE_DATABASES)('a person who hides their online status on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let bayo: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    [ada, bayo] = [await server.addAccount(), await server.addAccount()];
    await send(server, ada, bayo);
  });

  const edit = (as: Account, body: object) => server.call('PATCH', '/api/v1/users/settings', { as, body });
  const sees = async (as: Account, other: Account) => {
    const found = await server.call('GET', `/api/v1/users/all?search=${other.userName}`, { as });
    const profile = await server.call('GET', `/api/v1/users/profile/${other.id}`, { as });
    return [...found.as(peopleAnswerSchema).data.users, profile.as(profileAnswerSchema).data].map(
      (one) => one.isOnline,
    );
  };

  it('is offline for everybody at once and sees nobody online, until it is shown again', async () => {
    const [mine, theirs] = [await connect(server, ada), await connect(server, bayo)];
    await expect.poll(() => [last(mine), last(theirs)], { timeout: 3000 }).toEqual([[bayo.id], [ada.id]]);
    const answer = (await edit(ada, { showsPresence: false })).as(settingsEditAnswerSchema);
    expect(answer).toMatchObject({ code: 'presence_off', data: { showsPresence: false, readReceipts: true } });
    await expect.poll(() => [last(mine), last(theirs)], { timeout: 3000 }).toEqual([[], []]);
    expect([await sees(ada, bayo), await sees(bayo, ada)]).toEqual([
      [false, false],
      [false, false],
    ]);
    // A message adds two people to each other's circles.
    await send(server, bayo, ada);
    const again = await connect(server, ada);
    expect(await again.receive('getOnlineUsers')).toEqual([]);
    expect(last(theirs)).toEqual([]);

    expect(await edit(ada, { showsPresence: true })).toMatchObject({ status: 200, body: { code: 'presence_on' } });
    await expect.poll(() => [last(mine), last(theirs)], { timeout: 3000 }).toEqual([[bayo.id], [ada.id]]);
    expect([await sees(ada, bayo), await sees(bayo, ada)]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('stays hidden when they connect later', async () => {
    await edit(ada, { showsPresence: false });
    const theirs = await connect(server, bayo);
    const mine = await connect(server, ada);
    expect(await mine.receive('getOnlineUsers')).toEqual([]);
    expect(await sees(bayo, ada)).toEqual([false, false]);
    await edit(ada, { showsPresence: true });
    expect(await theirs.receive('getOnlineUsers', (ids) => ids.includes(ada.id))).toEqual([ada.id]);
  });

  it('keeps the setting when another is changed, and a change of nothing is refused', async () => {
    await edit(ada, { showsPresence: false });
    expect(await edit(ada, { readReceipts: false })).toMatchObject({
      body: { code: 'receipts_off', data: { showsPresence: false, readReceipts: false } },
    });
    expect((await edit(ada, {})).status).toBe(422);
  });
});
