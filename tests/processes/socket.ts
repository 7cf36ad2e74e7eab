import { type ManagerOptions, type Socket, type SocketOptions, io } from 'socket.io-client';

import type { Person } from './people.ts';

/** A client's connection, with the messages it has heard of. */
export interface Listener {
  socket: Socket;
  /** Of each message it heard of, by `clientId`: how often, and with which number. */
  messages: { clientId: string; seq: number }[];
  /** Who is online, as it was told last. */
  online: () => readonly string[];
}

/** Connects as somebody, as clients do: it comes back by itself. Resolves once it is connected. */
export async function listen(url: string, person: Person, options: Partial<ManagerOptions & SocketOptions> = {}): Promise<Listener> {
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
