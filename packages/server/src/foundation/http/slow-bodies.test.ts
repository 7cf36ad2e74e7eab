import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { PASSWORD, type TestServer, startTestServer } from '../../../test/test-server.ts';

/** At this scale one address has thirty calls a minute. */
const SCALE = '0.01';
const CALLS = 60;

let server: TestServer;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: SCALE });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop();
});

/** Begins calls whose bodies never arrive, and waits until the server handles all of them. */
async function beginSlowCalls(path: string): Promise<void> {
  let begun = 0;
  const all = Promise.withResolvers<void>();
  const count = () => {
    begun += 1;
    if (begun === CALLS) all.resolve();
  };
  server.app.server.on('request', count);
  for (let call = 0; call < CALLS; call += 1) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: oja.test\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"userName":`,
    );
  }
  await all.promise;
  server.app.server.off('request', count);
}

it('calls that never send their bodies leave the others at the address their login and their session', async () => {
  const account = await server.addAccount();
  await beginSlowCalls('/api/login');
  await beginSlowCalls('/api/signup');
  const logIn = await server.call('POST', '/api/login', { body: { userName: account.userName, password: PASSWORD } });
  expect(logIn.status).toBe(200);
  expect((await server.call('POST', '/api/logout')).status).toBe(200);
  expect((await server.call('GET', '/api/v1/posts', { as: account })).status).toBe(200);
});

it('invalid bodies leave the others at the address their login', async () => {
  const account = await server.addAccount();
  for (let call = 0; call < CALLS; call += 1) {
    const broken = { method: 'POST', url: '/api/login', headers: { 'content-type': 'application/json' } } as const;
    expect((await server.app.inject({ ...broken, payload: '{"userName":' })).statusCode).toBe(400);
    expect((await server.call('POST', '/api/login', { body: { userName: '' } })).status).toBe(422);
  }
  const logIn = await server.call('POST', '/api/login', { body: { userName: account.userName, password: PASSWORD } });
  expect(logIn.status).toBe(200);
});

it('valid calls without a session, and with an unknown token, are limited by address; those of a session are not', async () => {
  server.clock.now += 60_000;
  const account = await server.addAccount();
  const headers = { authorization: `Bearer ${'a'.repeat(43)}` };
  const statuses = [];
  for (let call = 0; call < 31; call += 1) {
    statuses.push((await server.call('GET', '/api/v1/posts', { headers })).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
  expect((await server.call('POST', '/api/logout')).status).toBe(429);
  expect((await server.call('GET', '/api/v1/posts', { as: account })).status).toBe(200);
});
