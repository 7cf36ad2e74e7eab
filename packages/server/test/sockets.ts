import type { Acknowledgement } from '@oja/contract/events';
import { type ManagerOptions, type Socket, type SocketOptions, io } from 'socket.io-client';
import { onTestFinished } from 'vitest';

import type { Account, TestServer } from './test-server.ts';

/** An event as it arrived. */
export interface Heard {
  name: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into payloads of every shape
  payload: any;
}

/** A client of a test: the real library on a real connection, with everything it has heard. */
export interface TestClient {
  socket: Socket;
  heard: Heard[];
  /** The first event of that name that fits, now or within two seconds. */
  hear(name: string, fits?: (payload: Heard['payload']) => boolean): Promise<Heard['payload']>;
  /** Emits an event and waits for its acknowledgement. */
  ask(name: string, ...payload: unknown[]): Promise<Acknowledgement>;
  close(): void;
}

/** Lets the app listen, and says where. */
export async function addressOf(server: TestServer): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The app does not listen.');
  return `http://127.0.0.1:${address.port}`;
}

/** Opens a connection as somebody, without waiting for it. It is closed after the test. */
export async function open(
  server: TestServer,
  as: Account,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Promise<TestClient> {
  const socket = io(await addressOf(server), {
    auth: { token: as.token },
    query: { userId: as.id },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
  });
  onTestFinished(() => void socket.close());
  const heard: Heard[] = [];
  socket.onAny((name: string, payload: Heard['payload']) => heard.push({ name, payload }));
  return {
    socket,
    heard,
    async hear(name, fits = () => true) {
      for (const end = Date.now() + 2000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 5))) {
        const found = heard.find((event) => event.name === name && fits(event.payload));
        if (found) return found.payload;
      }
      throw new Error(
        `${name} was not heard within two seconds; heard were ${heard.map((event) => event.name).join(', ') || 'no events'}.`,
      );
    },
    ask: (name, ...payload) => socket.timeout(2000).emitWithAck(name, ...payload),
    close: () => void socket.close(),
  };
}

/** Opens a connection as somebody, and waits until it has been greeted. */
export async function connect(
  server: TestServer,
  as: Account,
  options?: Partial<ManagerOptions & SocketOptions>,
): Promise<TestClient> {
  const client = await open(server, as, options);
  await client.hear('getOnlineUsers');
  return client;
}

/** Why a connection was refused. */
export function refusalOf(client: TestClient): Promise<unknown> {
  return new Promise((resolve, reject) => {
    client.socket.once('connect_error', (error: Error & { data?: unknown }) => resolve(error.data));
    client.socket.once('connect', () => reject(new Error('The connection was let in.')));
  });
}
