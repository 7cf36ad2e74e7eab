import { once } from 'node:events';
import { connect as netConnect } from 'node:net';
import { promisify } from 'node:util';

import { afterEach, describe, expect, it } from 'vitest';

import { isGate } from '../../../../../tests/suite.ts';
import { connectDeaf } from '../../../test/deaf-client.ts';
import { notificationsOf, send } from '../../../test/messages.ts';
import { addressOf, connect } from '../../../test/sockets.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.skipIf(isGate)('sockets under strain', () => {
  let server: TestServer;
  let isStopped = false;
  afterEach(async () => {
    if (!isStopped) await server.stop();
    isStopped = false;
  });

  const connections = () => promisify(server.app.server.getConnections.bind(server.app.server))();

  it('a client that stops reading is cut off before it fills the memory, and the others hear everything', async () => {
    server = await startTestServer('sqlite');
    const [ada, bayo] = [await server.addAccount(), await server.addAccount()];
    const [deaf, keen] = [await connectDeaf(server, bayo), await connect(server, bayo)];
    expect(await connections()).toBe(2);
    let sent = 0;
    // The operating system's own buffers take some megabytes first.
    while ((await connections()) === 2 && sent < 4000) {
      await Promise.all(Array.from({ length: 50 }, () => send(server, ada, bayo, { message: 'x'.repeat(4000) })));
      sent += 50;
    }
    expect(await connections()).toBe(1);
    await expect.poll(() => keen.heard.filter(({ name }) => name === 'newMessage').length).toBe(sent);
    expect(keen.socket.connected).toBe(true);
    deaf.destroy();
    keen.close();
  }, 60_000);

  it('a client that floods is told so, its events change nothing, and in the end it is disconnected', async () => {
    server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '1' });
    const ada = await server.addAccount();
    await server.call('POST', `/api/v1/users/follow/${ada.id}`, { as: await server.addAccount() });
    const notifications = async () => (await notificationsOf(server, ada)).notifications;
    const before = await notifications();
    expect(before).toHaveLength(1);
    const client = await connect(server, ada);
    const answers = await Promise.all([
      ...Array.from({ length: 60 }, () =>
        client.ask('markNotificationAsRead', { notificationId: crypto.randomUUID() }),
      ),
      client.ask('deleteNotification', { notificationId: before[0]?._id }),
    ]);
    expect(await notifications()).toEqual(before);
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code));
    expect(codes.filter((code) => code === 'not_found').length).toBeGreaterThanOrEqual(30);
    expect(codes.at(-1)).toBe('rate_limited');
    for (let index = 0; index < 400; index += 1) client.socket.emit('markNotificationAsRead', {});
    expect(await client.hear('closing')).toMatchObject({ code: 'rate_limited' });
    await expect.poll(() => client.socket.connected).toBe(false);
  });

  it('more than 16 kB at once ends the connection, not the server', async () => {
    server = await startTestServer('sqlite');
    const client = await connect(server, await server.addAccount());
    client.socket.emit('markMessagesAsSeen', { conversationId: 'x'.repeat(20_000) });
    await expect.poll(() => client.socket.connected).toBe(false);
    const again = await connect(server, await server.addAccount());
    again.close();
  });

  it('upgrades to addresses that are none, or elsewhere, are dropped and harm nobody', async () => {
    server = await startTestServer('sqlite');
    const { port } = new URL(await addressOf(server));
    for (const path of ['//', '/?sid=%', '/socket.io/?EIO=4&transport=websocket&sid=nobody', '/elsewhere']) {
      const socket = netConnect(Number(port), '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nhost: oja.test\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`);
      socket.resume();
      await once(socket, 'close');
    }
    const client = await connect(server, await server.addAccount());
    expect(client.socket.connected).toBe(true);
    client.close();
  });

  it('a stop tells sockets why, closes them so that they come back, and does not wait for the deaf', async () => {
    server = await startTestServer('sqlite');
    const [ada, bayo] = [await server.addAccount(), await server.addAccount()];
    const [websocket, polling, deaf] = [
      await connect(server, ada),
      await connect(server, ada, { transports: ['polling'] }),
      await connectDeaf(server, bayo),
    ];
    const reasons = Promise.all(
      [websocket, polling].map(({ socket }) => new Promise((resolve) => void socket.once('disconnect', resolve))),
    );
    const before = performance.now();
    await server.stop();
    isStopped = true;
    expect(performance.now() - before).toBeLessThan(3000);
    for (const client of [websocket, polling])
      expect(await client.hear('closing')).toMatchObject({ code: 'server_stopping' });
    // Not 'io server disconnect', after which the library would stay away. Who polls may find nobody listening any more.
    expect(await reasons).toEqual(['transport close', expect.stringMatching(/^transport (?:close|error)$/)]);
    deaf.resume();
    if (!deaf.destroyed) await once(deaf, 'close');
  });
});
