import { setTimeout as pause } from 'node:timers/promises';

import { type Listener, listen } from '../processes/socket.ts';
import type { Target } from './target.ts';

/** How soon a socket must be closed. */
const CLOSES_MS = 3000;
/** How soon a change of somebody's presence must arrive. */
const PRESENCE_MS = 5000;

/** Connects with a token, as the app does. Undefined if the server refuses. */
export async function connectWith(target: Target, id: string, token: string): Promise<Listener | undefined> {
  try {
    return await listen(target.url, { id, token, userName: '' }, { reconnection: false });
  } catch {
    return undefined;
  }
}

/**
 * Whether the server closes a socket soon. A round of repairs, twice a minute, would close it as well: attacks try this
 * twice, so that the round cannot hide that nothing else does.
 */
export async function isClosed({ socket }: Listener): Promise<boolean> {
  for (const end = Date.now() + CLOSES_MS; Date.now() < end && socket.connected;) await pause(50);
  const isOpen = socket.connected;
  socket.close();
  return !isOpen;
}

/** Whether somebody is soon online for a listener, or with `wanted` false, soon is not. */
export async function isShown({ online }: Listener, userId: string, wanted: boolean): Promise<boolean> {
  const isAsWanted = () => online().includes(userId) === wanted;
  for (const end = Date.now() + PRESENCE_MS; Date.now() < end && !isAsWanted();) await pause(50);
  return isAsWanted();
}
