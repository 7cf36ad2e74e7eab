import { setTimeout as pause } from 'node:timers/promises';

import { eventsAnswerSchema } from '@oja/contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type RedisServer, startRedis } from '../../packages/server/test/redis.ts';
import { type Balancer, startBalancer } from '../processes/balancer.ts';
import { type Answer, call } from '../processes/call.ts';
import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { type Person, addPeople } from '../processes/people.ts';
import { type Listener, listen } from '../processes/socket.ts';
import { auditDatabase } from './audit-database.ts';
import { type Place, makePlace } from './place.ts';
import { FULL } from './size.ts';

const LISTENERS = FULL ? 100 : 20;
const SENDERS = 10;
/** How long messages are sent before and after one of the nodes is killed. */
const TALK_MS = FULL ? 5000 : 1500;
/** A client's longest pause between two attempts is 2 s here, so it has found the other node after this time. */
const BACKOFF_MS = 4000;

describe('two processes on one PostgreSQL and one Redis', () => {
  let place: Place;
  let redis: RedisServer;
  let people: Person[];
  let nodes: OjaServer[];
  let balancer: Balancer;
  const startNode = (scale = '1000000') =>
    startOja({ ...place, environment: { REDIS_URL: redis.url, RATE_LIMIT_SCALE: scale } });
  beforeAll(async () => {
    [place, redis] = await Promise.all([makePlace('PostgreSQL'), startRedis()]);
    people = await addPeople(place, LISTENERS + SENDERS, 'person');
    nodes = await Promise.all([startNode(), startNode()]);
    balancer = await startBalancer(nodes.map(({ port }) => port));
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all(nodes.map(({ program }) => program.stop()));
    await redis.stop();
    await place.remove();
  });
  const at = (index: number) => nodes[index]?.url ?? '';
  const person = (index: number): Person => {
    const found = people[index];
    if (!found) throw new Error(`there are not ${index} people`);
    return found;
  };

  it('a message sent to one node reaches a socket at the other, and so does presence', async () => {
    const [ada, bayo] = [person(0), person(1)];
    const [here, there] = [await listen(at(0), ada), await listen(at(1), bayo)];
    const clientId = crypto.randomUUID();
    await call(at(0), ada, 'POST', '/api/v1/messages', {
      recipientId: bayo.id,
      clientId,
      message: 'Good morning',
      img: '',
    });
    await expect.poll(() => there.messages.map((message) => message.clientId), { timeout: 5000 }).toEqual([clientId]);
    await expect.poll(() => here.online(), { timeout: 10_000 }).toContain(bayo.id);
    here.socket.close();
    there.socket.close();
  });

  it('rate limits are shared between the nodes', async () => {
    const strict = await Promise.all([startNode('1'), startNode('1')]);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const node = strict[attempt % 2];
      if (node) statuses.push((await failToLogIn(node)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    await Promise.all(strict.map(({ program }) => program.stop()));
  });

  it(`after kill -9 of one node under load, its sockets reconnect to the other within ${BACKOFF_MS} ms, no acknowledged message is lost, and none arrives twice`, async () => {
    const listeners = await Promise.all(people.slice(0, LISTENERS).map((one) => listen(balancer.url, one)));
    const sent = new Map<string, string[]>(people.map(({ id }) => [id, []]));
    const talking = new AbortController();
    const talk = async (sender: Person, index: number) => {
      for (let turn = index; !talking.signal.aborted; turn += 1) {
        const recipient = person(turn % LISTENERS);
        const clientId = crypto.randomUUID();
        await sendUntilTaken(balancer.url, sender, recipient, clientId);
        sent.get(recipient.id)?.push(clientId);
      }
    };
    const talks = people.slice(LISTENERS).map(talk);
    await pause(TALK_MS);
    nodes[0]?.program.kill('SIGKILL');
    await expect
      .poll(() => listeners.every(({ socket }) => socket.connected), { timeout: BACKOFF_MS, interval: 20 })
      .toBe(true);
    await pause(TALK_MS);
    talking.abort();
    await Promise.all(talks);
    await pause(500);

    for (const [index, listener] of listeners.entries())
      await expectAllOnce(person(index), listener, sent.get(person(index).id) ?? []);
    expect(await place.look(auditDatabase)).toEqual({});
    for (const { socket } of listeners) socket.close();
  });

  /** Checks that a client, once it has caught up, has each acknowledged message exactly once. */
  async function expectAllOnce(who: Person, listener: Listener, acknowledged: readonly string[]): Promise<void> {
    const seqs = listener.messages.map(({ seq }) => seq);
    expect(new Set(seqs).size).toBe(seqs.length);
    const known = new Map<number, string | null>(listener.messages.map(({ seq, clientId }) => [seq, clientId]));
    for (let after = 0, hasMore = true; hasMore;) {
      const answer = await call(at(1), who, 'GET', `/api/v1/events?after=${after}`);
      const { data } = eventsAnswerSchema.parse(answer.body);
      expect(data.reset).toBe(false);
      for (const event of data.events)
        if (event.name === 'newMessage') known.set(event.payload.seq, event.payload.message.clientId);
      after = data.lastSeq;
      hasMore = data.hasMore;
    }
    const got = [...known.values()];
    expect(new Set(got).size).toBe(got.length);
    expect(got).toEqual(expect.arrayContaining([...acknowledged]));
  }
});

function failToLogIn(node: OjaServer): Promise<Answer> {
  return call(node.url, undefined, 'POST', '/api/login', { userName: 'nobody at all', password: 'wrong password' });
}

/** Sends a message as clients do: repeatedly, with the same `clientId`, until the answer says that it is stored. */
async function sendUntilTaken(url: string, sender: Person, recipient: Person, clientId: string): Promise<void> {
  const body = { recipientId: recipient.id, clientId, message: `Number ${clientId}`, img: '' };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await call(url, sender, 'POST', '/api/v1/messages', body).catch(() => undefined);
    if (answer?.status === 201 || answer?.status === 200) return;
    await pause(100);
  }
  throw new Error(`The message ${clientId} was never taken.`);
}
