import { setTimeout as pause } from 'node:timers/promises';

import { type Listener, listen } from '../processes/socket.ts';
import type { Target } from './target.ts';

/** How soon a socket must be closed. */
const CLOSES_MS = 3000;

/** Connects with a token, as the app does. Undefined if the server refuses. */
export async function connectWith(target: Target, id: string, token: string): Promise<Listener | undefined> {
  try {
    return await listen(target.url, { id, token, userName: '' }, { reconnection: false });
  } catch {
    return undefined;
  }
}

/** Whether the server closes a socket soon. */
export async function isClosed({ socket }: Listener): Promise<boolean> {
  for (const end = Date.now() + CLOSES_MS; Date.now() < end && socket.connected;) await pause(50);
  const isOpen = socket.connected;
  socket.close();
  return !isOpen;
}
