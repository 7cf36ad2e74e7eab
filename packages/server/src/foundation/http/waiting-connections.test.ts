import { once } from 'node:events';
import { type Socket, connect as openTcp } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { addressOf, connect } from '../../../test/sockets.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';

/** At this scale fifty connections of one address may wait. */
const SCALE = '0.05';
const MAX = 50;
const MANY = 80;

/** How long the server may take on a busy machine. */
const PATIENCE = { timeout: 15_000 };

const BROKEN_OFF = 'POST /api/login HTTP/1.1\r\nhost: oja.test\r\ncontent-length: 100\r\n\r\n{';
const UPGRADE =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: oja.test\r\nconnection: Upgrade\r\n' +
  'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

describe('connections that wait for their client', () => {
  let server: TestServer;
  let sockets: Socket[];
  beforeEach(() => {
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  });

  async function start(environment: NodeJS.ProcessEnv = {}): Promise<URL> {
    server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: SCALE, ...environment });
    return new URL(await addressOf(server));
  }

  async function openOne({ hostname, port }: URL, text: string): Promise<Socket> {
    const socket = openTcp(Number(port), hostname);
    sockets.push(socket);
    // What the server closes ends with an error where it had sent something.
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  const countOpen = () =>
    new Promise<number>((resolve, reject) => {
      server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });

  it.each([
    ['send nothing', ''],
    ['never finish their call', BROKEN_OFF],
    ['are idle after a call', 'GET /health HTTP/1.1\r\nhost: oja.test\r\n\r\n'],
    ['are websockets that nobody signs in with', UPGRADE],
  ])('of one address are closed beyond a number, the longest first, where they %s', async (_, text) => {
    const url = await start();
    for (let count = 0; count < MANY; count += 1) await openOne(url, text);
    await expect.poll(countOpen, PATIENCE).toBe(MAX);
    await expect
      .poll(() => sockets.map(({ destroyed, readableEnded }) => destroyed || readableEnded), PATIENCE)
      .toEqual([...Array<boolean>(MANY - MAX).fill(true), ...Array<boolean>(MAX).fill(false)]);
    expect((await fetch(new URL('/health', url))).status).toBe(200);
  });

  it('of a trusted proxy are not counted', async () => {
    const url = await start({ TRUST_PROXY: 'loopback' });
    for (let count = 0; count < MANY; count += 1) await openOne(url, BROKEN_OFF);
    expect(await countOpen()).toBe(MANY);
  });

  it('do not push out the slow upload and the websocket of people who are signed in', async () => {
    const url = await start();
    const person = await server.addAccount('vendor');
    const client = await connect(server, person);
    const polling = await connect(server, person, { transports: ['polling', 'websocket'] });
    await expect.poll(() => polling.socket.io.engine.transport.name, PATIENCE).toBe('websocket');
    const upload = await openOne(
      url,
      `POST /api/v1/posts HTTP/1.1\r\nhost: oja.test\r\nauthorization: Bearer ${person.token}\r\n` +
        'content-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    for (let count = 0; count < MANY; count += 1) await openOne(url, BROKEN_OFF);
    await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length, PATIENCE).toBe(MANY - MAX);
    expect(upload.destroyed).toBe(false);
    expect([client.socket.connected, polling.socket.connected]).toEqual([true, true]);
  });
});
