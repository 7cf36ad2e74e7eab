import { sessionAnswerSchema } from '@oja/contract/auth';
import { SESSION_LIFETIME_MAX_MS, SESSION_LIFETIME_MS } from '@oja/contract/limits';
import { sessionsAnswerSchema } from '@oja/contract/sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newMessageOf, send } from '../../../test/messages.ts';
import { makeSessionsOld } from '../../../test/roles/scene.ts';
import { afterFirstCheck, connect } from '../../../test/sockets.ts';
import { type Account, GATE_DATABASES, PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { newId } from '../../foundation/db/new-id.ts';
import { hashToken } from '../../foundation/secrets/secret-token.ts';

const DAY = 24 * 60 * 60_000;
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

describe.each(GATE_DATABASES)('the own sessions on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    // The proxy in front gives the address.
    server = await startTestServer(kind, { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => server.stop());

  /** Logs in from a device, and returns the account with the token of the new session. */
  async function logIn(account: Account, userAgent: string, address = '102.89.34.7'): Promise<Account> {
    const login = await server.call('POST', '/api/login', {
      body: { userName: account.userName, password: PASSWORD },
      headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
    });
    return { ...account, token: login.as(sessionAnswerSchema).data.accessToken };
  }
  const list = async (as: Account) =>
    (await server.call('GET', '/api/v1/sessions', { as })).as(sessionsAnswerSchema).data;
  const idOf = async (as: Account) => (await list(as)).find(({ current }) => current)?._id ?? '';
  const end = (as: Account, id: string) => server.call('DELETE', `/api/v1/sessions/${id}`, { as });
  const status = async (as: Account) => (await server.call('GET', '/api/v1/sessions', { as })).status;

  it('are tested after the first check for ended ones has run', async () => {
    expect(await afterFirstCheck(server)).toBe('session_ended');
  }, 40_000);

  it('are listed with device and shortened address, last used first, and the current one is marked', async () => {
    const ada = await server.addAccount();
    const opened = server.clock.now;
    server.clock.now += DAY;
    const phone = await logIn(ada, PHONE);
    server.clock.now += DAY;
    const laptop = await logIn(ada, LAPTOP, '2c0f:f5c0:4b2:91::17');
    const seen = (await list(phone)).map(({ device, place, current }) => [device, place, current]);
    expect(seen).toEqual([
      ['Firefox on Linux', '2c0f:f5c0:4b2:x', false],
      ['Chrome on Android', '102.89.34.x', true],
      ['', '', false],
    ]);
    server.clock.now += 2 * DAY;
    expect(await status(ada)).toBe(200);
    const answer = await server.call('GET', '/api/v1/sessions', { as: laptop });
    const first = answer.as(sessionsAnswerSchema).data.find(({ device }) => device === '');
    expect(first).toMatchObject({
      createdAt: new Date(opened).toISOString(),
      lastUsedAt: new Date(server.clock.now).toISOString(),
    });
    for (const { token } of [ada, phone, laptop]) {
      expect(JSON.stringify(answer.body)).not.toContain(token);
      expect(JSON.stringify(answer.body)).not.toContain(hashToken(token));
    }
  });

  it('can be ended one by one, which closes their sockets at once', async () => {
    const ada = await server.addAccount();
    const [phone, laptop] = [await logIn(ada, PHONE), await logIn(ada, LAPTOP)];
    const [onPhone, onLaptop] = [await connect(server, phone), await connect(server, laptop)];
    const id = await idOf(phone);
    expect(await end(laptop, id)).toMatchObject({ status: 200, body: { code: 'device_signed_out' } });
    expect(await onPhone.receive('closing')).toMatchObject({ code: 'session_ended' });
    expect([await status(phone), await status(laptop), await status(ada)]).toEqual([401, 200, 200]);
    expect(onLaptop.socket.connected).toBe(true);
    expect(await end(laptop, id)).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
  });

  it('can be ended by their own device, which is a logout', async () => {
    const ada = await server.addAccount();
    const phone = await logIn(ada, PHONE);
    const client = await connect(server, phone);
    expect((await end(phone, await idOf(phone))).status).toBe(200);
    expect(await client.receive('closing')).toMatchObject({ code: 'session_ended' });
    expect([await status(phone), await status(ada)]).toEqual([401, 200]);
  });

  it('of somebody else look like unknown ones, and do not end', async () => {
    const [ada, bola] = [await server.addAccount(), await server.addAccount()];
    const [foreign, unknown] = [await end(bola, await idOf(ada)), await end(bola, newId())];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect(await status(ada)).toBe(200);
  });

  it('can be ended all but the current one, which closes their sockets at once', async () => {
    const [ada, bola] = [await server.addAccount(), await server.addAccount()];
    const [phone, laptop] = [await logIn(ada, PHONE), await logIn(ada, LAPTOP)];
    const [onPhone, onLaptop] = [await connect(server, phone), await connect(server, laptop)];
    expect(await server.call('DELETE', '/api/v1/sessions', { as: laptop })).toMatchObject({
      status: 200,
      body: { code: 'other_devices_signed_out' },
    });
    expect(await onPhone.receive('closing')).toMatchObject({ code: 'session_ended' });
    expect(onLaptop.socket.connected).toBe(true);
    expect(await Promise.all([ada, phone, laptop, bola].map(status))).toEqual([401, 401, 200, 200]);
    expect((await list(laptop)).map(({ current }) => current)).toEqual([true]);
  });

  it('that are ended from another one are emailed to the owner, one by one and all at once; a logout is not', async () => {
    const ada = await server.addAccount();
    const sessions = [];
    for (let count = 0; count < 4; count += 1) sessions.push(await logIn(ada, PHONE));
    const [here = ada, second = ada, leaving = ada] = sessions;
    const notices = () =>
      server.mails.flatMap(
        ({ to, text }) => /(\w+) devices? (?:was|were) signed out/.exec(to === ada.email ? text : '')?.[1] ?? [],
      );
    expect((await end(here, await idOf(second))).status).toBe(200);
    expect((await end(leaving, await idOf(leaving))).status).toBe(200);
    expect(notices()).toEqual(['One']);
    const endAll = () => server.call('DELETE', '/api/v1/sessions', { as: here });
    expect((await endAll()).status).toBe(200);
    expect((await endAll()).status).toBe(200);
    expect(notices()).toEqual(['One', '2']);
    expect((await end(here, newId())).status).toBe(404);
    expect(notices()).toHaveLength(2);
  });

  it('are not ended by an old session, except itself, so that a stolen token cannot lock its owner out', async () => {
    const ada = await server.addAccount();
    const [phone, laptop] = [await logIn(ada, PHONE), await logIn(ada, LAPTOP)];
    const id = await idOf(phone);
    await makeSessionsOld(server, ada);
    const isAsked = { status: 403, body: { code: 'step_up_required' } };
    expect(await end(laptop, id)).toMatchObject(isAsked);
    expect(await end(laptop, newId())).toMatchObject(isAsked);
    expect(await server.call('DELETE', '/api/v1/sessions', { as: laptop })).toMatchObject(isAsked);
    expect(await Promise.all([ada, phone, laptop].map(status))).toEqual([200, 200, 200]);
    await server.call('POST', '/api/v1/step-up', { as: laptop, body: { password: PASSWORD } });
    expect((await end(laptop, id)).status).toBe(200);
    expect((await end(ada, await idOf(ada))).status).toBe(200);
    expect(await Promise.all([ada, phone, laptop].map(status))).toEqual([401, 401, 200]);
  });

  it('end without voiding the code for a forgotten password or a login that waits for its second factor', async () => {
    const ada = await server.addAccount();
    const { queries } = server.database;
    await server.call('POST', '/api/send-otp', { body: { userName: ada.userName } });
    const challenge = { token_hash: hashToken(newId()), user_id: ada.id, passkey_challenge: '', tries: 0 };
    await queries
      .insertInto('login_challenges')
      .values({ ...challenge, device_token: null, expires_at: server.clock.now + DAY })
      .execute();
    const waiting = async () => {
      const [codes, logins] = await Promise.all(
        (['recoveries', 'login_challenges'] as const).map((table) =>
          queries.selectFrom(table).select('user_id').where('user_id', '=', ada.id).execute(),
        ),
      );
      return [codes?.length, logins?.length];
    };
    expect(await waiting()).toEqual([1, 1]);
    expect((await server.call('DELETE', '/api/v1/sessions', { as: ada })).status).toBe(200);
    expect(await waiting()).toEqual([1, 1]);
  });

  it('end 90 days after their sign-in, however much they are used', async () => {
    const ada = await server.addAccount();
    const client = await logIn(ada, PHONE);
    const opened = server.clock.now;
    while (server.clock.now + 20 * DAY < opened + SESSION_LIFETIME_MAX_MS) {
      server.clock.now += 20 * DAY;
      expect(await status(client)).toBe(200);
    }
    server.clock.now = opened + SESSION_LIFETIME_MAX_MS - 1;
    expect(await status(client)).toBe(200);
    expect(await list(client)).toHaveLength(1);
    server.clock.now += 1;
    expect(await status(client)).toBe(401);
    expect(SESSION_LIFETIME_MAX_MS).toBe(3 * SESSION_LIFETIME_MS);
  });

  it('that end while messages are on the way either store a message or refuse it, and each can be sent again once', async () => {
    const [ada, bola] = [await server.addAccount(), await server.addAccount()];
    const [phone, laptop] = [await logIn(ada, PHONE), await logIn(ada, LAPTOP)];
    const messages = Array.from({ length: 40 }, (_, index) => ({ message: `Number ${index}`, clientId: newId() }));
    const sendAll = (as: Account) => messages.map((message) => send(server, as, bola, message));
    const id = await idOf(phone);
    const sending = sendAll(phone);
    const ending = end(laptop, id);
    const late = sendAll(phone);
    const [answers] = await Promise.all([Promise.all([...sending, ...late]), ending]);
    for (const { status: code, body } of answers) {
      if (code === 201) continue;
      expect({ code, body }).toMatchObject({ code: 401, body: { code: 'unauthenticated' } });
    }
    expect(new Set((await Promise.all(sendAll(phone))).map(({ status: code }) => code))).toEqual(new Set([401]));

    // What was answered with 201 is stored, what was refused is not.
    const stored = async () =>
      (
        await server.database.queries
          .selectFrom('messages')
          .select(['id', 'text'])
          .where('sender_id', '=', ada.id)
          .execute()
      ).map(({ id: messageId, text }) => `${messageId} ${text}`);
    const acknowledged = answers.filter(({ status: code }) => code === 201).map(newMessageOf);
    expect(new Set(await stored())).toEqual(new Set(acknowledged.map(({ _id, text }) => `${_id} ${text}`)));

    // The app sends all again after the next sign-in.
    const again = (await Promise.all(sendAll(laptop))).map(newMessageOf);
    expect(new Set(await stored())).toEqual(new Set(again.map(({ _id, text }) => `${_id} ${text}`)));
    expect(await stored()).toHaveLength(messages.length);
  });
});
