import { type ManagerOptions, type Socket, type SocketOptions, io } from 'socket.io-client';

import type { Person } from './people.ts';

/** A client's connection, with the messages it has received. */
export interface Listener {
  socket: Socket;
  /** Each received message, by `clientId` and number. */
  messages: { clientId: string; seq: number }[];
  /** The users online, as last received. */
  online: () => readonly string[];
}

/** Connects as a user, as clients do, with automatic reconnection. Resolves once it is connected. */
export async function listen(
  url: string,
  person: Person,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Promise<Listener> {
  const socket = io(url, {
    auth: { token: person.token },
    query: { userId: person.id },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 200,
    reconnectionDelayMax: 2000,
    ...options,
  });
  const messages: Listener['messages'] = [];
  let online: readonly string[] = [];
  socket.on('newMessage', ({ seq, message }: { seq: number; message: { clientId: string } }) => {
    messages.push({ clientId: message.clientId, seq });
  });
  socket.on('getOnlineUsers', (ids: readonly string[]) => {
    online = ids;
  });
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(undefined));
    socket.once('connect_error', reject);
  });
  return { socket, messages, online: () => online };
}
