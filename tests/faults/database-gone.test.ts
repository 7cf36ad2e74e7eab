import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { call } from '../processes/call.ts';
import { Gate } from '../processes/gate.ts';
import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { type Person, addPeople } from '../processes/people.ts';
import { UNAVAILABLE, waitForOutage, untilAnswers } from './parts.ts';
import { type Place, makePlace } from './place.ts';
import { FULL } from './size.ts';

const POST = { title: 'Adire', description: 'Indigo.', phoneNumber: '0803 123 4567', location: 'Abeokuta', images: [] };

/** The limit for an answer while the network drops everything. */
const TIMEOUT_MS = 12_000;

describe('a temporary outage of PostgreSQL', () => {
  let place: Place;
  let gate: Gate;
  let person: Person | undefined;
  let server: OjaServer;
  beforeAll(async () => {
    place = await makePlace('PostgreSQL');
    [person] = await addPeople(place, 1, 'reader');
    gate = await Gate.make(place.postgres?.port ?? 0);
    server = await startOja({ ...place, databaseUrl: gate.through(place.databaseUrl ?? '') });
  });
  afterAll(async () => {
    await server.program.stop();
    await gate.close();
    await place.remove();
  });
  beforeEach(() => untilAnswers(server.url, person, '/api/v1/posts', { status: 200 }, 15_000));

  const isAway = { status: 503, body: { parts: { database: 'away' } } };
  const isBack = async () => {
    await untilAnswers(server.url, undefined, '/ready', { status: 200, body: { parts: { database: 'ok' } } }, 5000);
    expect(await call(server.url, person, 'POST', '/api/v1/posts', POST)).toMatchObject({ status: 201 });
  };

  it('refused connections: calls get 503 with a message, /ready names the missing part, and the server recovers by itself', async () => {
    gate.shut();
    expect(await call(server.url, person, 'GET', '/api/v1/posts')).toMatchObject(UNAVAILABLE);
    expect(await call(server.url, person, 'POST', '/api/v1/posts', POST)).toMatchObject(UNAVAILABLE);
    await untilAnswers(server.url, undefined, '/ready', isAway, 3000);
    expect(await call(server.url, undefined, 'GET', '/health')).toMatchObject({ status: 200 });
    await waitForOutage();
    gate.open();
    await isBack();
  });

  it('a silent network: no call waits for ever, and broken connections are not used again', async () => {
    gate.silence();
    const calledAt = performance.now();
    // More calls than connections: some wait for an answer, some for a connection.
    const answers = Promise.all(Array.from({ length: 24 }, () => call(server.url, person, 'GET', '/api/v1/posts')));
    await untilAnswers(server.url, undefined, '/ready', isAway, 5000);
    for (const answer of await answers) expect(answer).toMatchObject(UNAVAILABLE);
    expect(performance.now() - calledAt).toBeLessThan(TIMEOUT_MS);
    gate.open();
    await isBack();
    const again = await Promise.all(Array.from({ length: 24 }, () => call(server.url, person, 'GET', '/api/v1/posts')));
    expect(again.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200));
  });

  it('a restart of PostgreSQL has the same results', async () => {
    await place.postgres?.stop();
    expect(await call(server.url, person, 'GET', '/api/v1/posts')).toMatchObject(UNAVAILABLE);
    await untilAnswers(server.url, undefined, '/ready', isAway, 3000);
    await pause(FULL ? 10_000 : 500);
    await place.postgres?.start();
    await isBack();
    expect(server.program.running).toBe(true);
  });
});
