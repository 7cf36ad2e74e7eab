import type { User } from '@oja/contract/users';
import { clear } from 'idb-keyval';

import { NO_LISTS } from '../../src/renderer/platform/stored-session.ts';
import type { StoredLists } from '../../src/renderer/platform/stored-session.ts';
import { createWebPlatform } from '../../src/renderer/platform/web.ts';
import { storyToken } from './own-calls.ts';

/** The signed-in user, and the lists that the app stored at their last visit. */
export interface Viewer {
  user: User;
  storedLists?: Partial<StoredLists>;
}

/** Removes only the app's keys, because Storybook stores its settings in the same place. */
function emptyStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith('oja')) storage.removeItem(key);
}

/** Empties the browser's storage and stores the viewer's session in it. */
export async function keepSession(viewer: Viewer | undefined): Promise<void> {
  emptyStorage(localStorage);
  emptyStorage(sessionStorage);
  await clear();
  if (!viewer) return;
  const { user, storedLists } = viewer;
  const { sessions } = createWebPlatform();
  await sessions.save({ user, accessToken: storyToken() });
  if (storedLists) await sessions.saveLists({ ...NO_LISTS, ...storedLists, ownerId: user._id });
}
