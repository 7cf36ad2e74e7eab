import { type Acknowledgement, SERVER_EVENTS } from '@oja/contract/events';
import { type ManagerOptions, type Socket, type SocketOptions, io } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { z } from 'zod';

import type { Account, TestServer } from './test-server.ts';

export type EventName = keyof typeof SERVER_EVENTS;
export type Payload<Name extends EventName> = z.output<(typeof SERVER_EVENTS)[Name]>;

interface EventOf<Name extends EventName> {
  name: Name;
  payload: Payload<Name>;
}

/** An event that a client received, with the payload of the contract. */
export type ReceivedEvent = { [Name in EventName]: EventOf<Name> }[EventName];

/** A client of a test: the real library on a real connection, with all events that it has received. */
export interface TestClient {
  socket: Socket;
  events: ReceivedEvent[];
  /** Returns the first matching event with this name, already received or within two seconds. */
  receive<Name extends EventName>(name: Name, fits?: (payload: Payload<Name>) => boolean): Promise<Payload<Name>>;
  /** Emits an event and waits for its acknowledgement. */
  request(name: string, ...payload: unknown[]): Promise<Acknowledgement>;
  close(): void;
}

/** Makes the app listen, and returns its address. */
export async function addressOf(server: TestServer): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The app does not listen.');
  return `http://127.0.0.1:${address.port}`;
}

/**
 * Waits until a young server has made its first check for ended sessions, which comes soon after the start and would
 * hide that sockets were not closed at once. The next one comes half a minute later. Call it inside a test.
 * @returns why the check closed a socket
 */
export async function afterFirstCheck(server: TestServer): Promise<Payload<'closing'>['code']> {
  const account = await server.addAccount();
  const client = await connect(server, account);
  await server.database.queries.deleteFrom('sessions').where('user_id', '=', account.id).execute();
  while (client.socket.connected) await new Promise((resolve) => setTimeout(resolve, 20));
  return (await client.receive('closing')).code;
}

/** Opens a connection as an account without waiting for it. The connection is closed after the test. */
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
  const events: ReceivedEvent[] = [];
  socket.onAny((name: string, payload: unknown) => events.push(checkEvent(name, payload)));
  return {
    socket,
    events,
    async receive<Name extends EventName>(name: Name, fits: (payload: Payload<Name>) => boolean = () => true) {
      const isWanted = (event: ReceivedEvent): event is ReceivedEvent & EventOf<Name> => event.name === name;
      for (const end = Date.now() + 2000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 5))) {
        const found = events.filter(isWanted).find(({ payload }) => fits(payload));
        if (found) return found.payload;
      }
      throw new Error(
        `${name} did not arrive within two seconds. Received: ${events.map((event) => event.name).join(', ') || 'no events'}.`,
      );
    },
    request: (name, ...payload) => socket.timeout(2000).emitWithAck(name, ...payload),
    close: () => void socket.close(),
  };
}

/**
 * Returns a received event with its type.
 * @throws if the contract has no such event, or the payload does not match it
 */
function checkEvent(name: string, payload: unknown): ReceivedEvent {
  if (!Object.hasOwn(SERVER_EVENTS, name)) throw new Error(`The contract has no event ${name}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name and the payload are checked here
  const event = { name, payload } as ReceivedEvent;
  const { error } = SERVER_EVENTS[event.name].safeParse(payload);
  if (error) throw new Error(`The payload of ${name} is not as in the contract.`, { cause: error });
  return event;
}

/** Opens a connection as an account, and waits for the first events. */
export async function connect(
  server: TestServer,
  as: Account,
  options?: Partial<ManagerOptions & SocketOptions>,
): Promise<TestClient> {
  const client = await open(server, as, options);
  await client.receive('getOnlineUsers');
  return client;
}

/** Returns the reason why a connection was refused. */
export function connectErrorOf(client: TestClient): Promise<unknown> {
  return new Promise((resolve, reject) => {
    client.socket.once('connect_error', (error: Error & { data?: unknown }) => resolve(error.data));
    client.socket.once('connect', () => reject(new Error('The connection was accepted.')));
  });
}
