import type { User } from '@oja/contract/users';
import { clear } from 'idb-keyval';

import { NO_LISTS } from '../../src/renderer/platform/stored-session.ts';
import type { StoredLists } from '../../src/renderer/platform/stored-session.ts';
import { createWebPlatform } from '../../src/renderer/platform/web.ts';
import { storyToken } from './own-calls.ts';

/** Who is signed in, with the lists that were kept of their last visit. */
export interface Viewer {
  user: User;
  kept?: Partial<StoredLists>;
}

/** The app's keys alone: in Storybook its own settings lie beside them. */
function emptyStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith('oja')) storage.removeItem(key);
}

/** Puts this browser into the state that somebody left it in: empty but for their session. */
export async function keepSession(viewer: Viewer | undefined): Promise<void> {
  emptyStorage(localStorage);
  emptyStorage(sessionStorage);
  await clear();
  if (!viewer) return;
  const { user, kept } = viewer;
  const { sessions } = createWebPlatform();
  await sessions.save({ user, accessToken: storyToken() });
  if (kept) await sessions.saveLists({ ...NO_LISTS, ...kept, ownerId: user._id });
}
