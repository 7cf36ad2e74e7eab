import { once } from 'node:events';
import { connect as netConnect } from 'node:net';
import { promisify } from 'node:util';

import { afterEach, describe, expect, it } from 'vitest';

import { isGate } from '../../../../../tests/suite.ts';
import { connectDeaf } from '../../../test/deaf-client.ts';
import { notificationsOf, send } from '../../../test/messages.ts';
import { addressOf, connect } from '../../../test/sockets.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';

describe.skipIf(isGate)('sockets under load', () => {
  let server: TestServer;
  let isStopped = false;
  afterEach(async () => {
    if (!isStopped) await server.stop();
    isStopped = false;
  });

  const connections = () => promisify(server.app.server.getConnections.bind(server.app.server))();

  it('disconnect a client that stops reading before it fills the memory, and still deliver to the others', async () => {
    server = await startTestServer('sqlite');
    const [ada, bayo] = [await server.addAccount(), await server.addAccount()];
    const [deaf, keen] = [await connectDeaf(server, bayo), await connect(server, bayo)];
    expect(await connections()).toBe(2);
    let sent = 0;
    // The buffers of the operating system absorb some megabytes first.
    while ((await connections()) === 2 && sent < 4000) {
      await Promise.all(Array.from({ length: 50 }, () => send(server, ada, bayo, { message: 'x'.repeat(4000) })));
      sent += 50;
    }
    expect(await connections()).toBe(1);
    await expect.poll(() => keen.events.filter(({ name }) => name === 'newMessage').length).toBe(sent);
    expect(keen.socket.connected).toBe(true);
    deaf.destroy();
    keen.close();
  }, 60_000);

  it('refuse the events of a client that floods, give it the reason, and finally disconnect it', async () => {
    server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '1' });
    const ada = await server.addAccount();
    await server.call('POST', `/api/v1/users/follow/${ada.id}`, { as: await server.addAccount() });
    const notifications = async () => (await notificationsOf(server, ada)).notifications;
    const before = await notifications();
    expect(before).toHaveLength(1);
    const client = await connect(server, ada);
    const answers = await Promise.all([
      ...Array.from({ length: 60 }, () =>
        client.request('markNotificationAsRead', { notificationId: crypto.randomUUID() }),
      ),
      client.request('deleteNotification', { notificationId: before[0]?._id }),
    ]);
    expect(await notifications()).toEqual(before);
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code));
    expect(codes.filter((code) => code === 'not_found').length).toBeGreaterThanOrEqual(30);
    expect(codes.at(-1)).toBe('rate_limited');
    for (let index = 0; index < 400; index += 1) client.socket.emit('markNotificationAsRead', {});
    expect(await client.receive('closing')).toMatchObject({ code: 'rate_limited' });
    await expect.poll(() => client.socket.connected).toBe(false);
  });

  it('close a connection that sends more than 16 kB at once, and the server keeps running', async () => {
    server = await startTestServer('sqlite');
    const client = await connect(server, await server.addAccount());
    client.socket.emit('markMessagesAsSeen', { conversationId: 'x'.repeat(20_000) });
    await expect.poll(() => client.socket.connected).toBe(false);
    const again = await connect(server, await server.addAccount());
    again.close();
  });

  it('drop upgrades to invalid or unknown addresses without harm to others', async () => {
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

  it('close on server stop with a reason that makes clients reconnect, without waiting for clients that do not read', async () => {
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
      expect(await client.receive('closing')).toMatchObject({ code: 'server_stopping' });
    // The reason must not be 'io server disconnect': the library does not reconnect after it. A polling client may find
    // that the server no longer listens.
    expect(await reasons).toEqual(['transport close', expect.stringMatching(/^transport (?:close|error)$/)]);
    deaf.resume();
    if (!deaf.destroyed) await once(deaf, 'close');
  });
});
