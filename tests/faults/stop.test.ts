import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startOja } from '../processes/oja-server.ts';
import { type Person, addPeople, bearer } from '../processes/people.ts';
import { KINDS, type Place, makePlace } from './place.ts';
import { FULL } from './size.ts';

const ROUNDS = FULL ? 10 : 2;
const CONNECTIONS = 32;
const SOCKETS = 20;

type Outcome = 'answered' | 'refused' | 'cut off';

/**
 * Sends one request on a connection of its own.
 * @returns `refused` if no server accepted the connection; `cut off` if one did and the answer is incomplete
 */
function ask(port: number, person: Person, path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    let connected = false;
    const call = request({ host: '127.0.0.1', port, path, headers: bearer(person), agent: false }, (response) => {
      response.on('end', () => resolve(response.complete ? 'answered' : 'cut off'));
      response.on('error', () => resolve('cut off'));
      response.resume();
    });
    call.on('socket', (socket) => socket.once('connect', () => (connected = true)));
    call.on('error', () => resolve(connected ? 'cut off' : 'refused'));
    call.end();
  });
}

describe.each(KINDS)('SIGTERM under load, on %s', (kind) => {
  let place: Place;
  let people: Person[];
  beforeAll(async () => {
    place = await makePlace(kind);
    people = await addPeople(place, CONNECTIONS, 'reader');
  });
  afterAll(() => place.remove());

  it(`${ROUNDS} times every started request is answered completely, and the process ends by itself within 10 s`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startOja(place);
      const outcomes: Record<Outcome, number> = { answered: 0, refused: 0, 'cut off': 0 };
      const stopping = new AbortController();
      const askOn = async (person: Person) => {
        while (!stopping.signal.aborted) outcomes[await ask(server.port, person, '/api/v1/posts')] += 1;
      };
      const asking = Promise.all(people.map(askOn));
      await pause(700 + round * 50);
      const stopped = performance.now();
      server.program.kill('SIGTERM');
      // As behind a load balancer, no new requests are sent from now on; each connection has one in progress.
      stopping.abort();
      expect(await server.program.ended).toBe(0);
      expect(performance.now() - stopped).toBeLessThan(10_000);
      await asking;
      expect(outcomes).toEqual({ answered: expect.any(Number), refused: 0, 'cut off': 0 });
      expect(outcomes.answered).toBeGreaterThan(CONNECTIONS);
    }
  });

  it('connected sockets are notified, and do not delay the end', async () => {
    const server = await startOja(place);
    const sockets = people
      .slice(0, SOCKETS)
      .map(({ id, token }) =>
        io(server.url, { auth: { token }, query: { userId: id }, transports: ['websocket'], reconnection: false }),
      );
    const reasons: string[] = [];
    const codes: string[] = [];
    await Promise.all(
      sockets.map((socket) => {
        socket.on('disconnect', (reason) => reasons.push(reason));
        socket.on('closing', ({ code }: { code: string }) => codes.push(code));
        return new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
      }),
    );
    const stopped = performance.now();
    server.program.kill('SIGTERM');
    expect(await server.program.ended).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(10_000);
    await expect.poll(() => reasons.length).toBe(SOCKETS);
    expect(codes).toEqual(Array.from({ length: SOCKETS }, () => 'server_stopping'));
  });
});
