import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

import { addressOf } from './sockets.ts';
import type { Account, TestServer } from './test-server.ts';

/**
 * Connects a client that then reads nothing, as behind a dead link: its network connection stays open and accepts no
 * bytes. It uses a raw socket, because every library reads.
 */
export async function connectDeaf(server: TestServer, as: Account): Promise<Socket> {
  const { hostname, port } = new URL(await addressOf(server));
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  socket.write(
    [
      `GET /socket.io/?EIO=4&transport=websocket&userId=${as.id} HTTP/1.1`,
      `host: ${hostname}:${port}`,
      'upgrade: websocket',
      'connection: upgrade',
      'sec-websocket-version: 13',
      `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  socket.write(frame(`40${JSON.stringify({ token: as.token })}`));
  // The server has accepted the client once it sends the first events.
  for (let received = ''; !received.includes('getOnlineUsers');) received += String((await once(socket, 'data'))[0]);
  socket.pause();
  return socket;
}

/** Builds a text frame of a websocket, masked as required for clients. */
function frame(text: string): Buffer {
  const content = Buffer.from(text);
  const mask = Buffer.from([1, 2, 3, 4]);
  const head =
    content.length < 126
      ? Buffer.from([0x81, 0x80 | content.length])
      : Buffer.from([0x81, 0xfe, content.length >> 8, content.length & 0xff]);
  return Buffer.concat([head, mask, content.map((byte, index) => byte ^ (mask[index % 4] ?? 0))]);
}
