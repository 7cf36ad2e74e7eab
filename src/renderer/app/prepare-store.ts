import { postListsApi } from '../api/post-lists-api.ts';
import { usersApi } from '../api/users-api.ts';
import type { Platform } from '../platform/platform.ts';
import type { LoadedSession } from '../platform/session-store.ts';
import { userChanged } from '../session/session-slice.ts';
import { userIn } from './shell/use-fresh-user.ts';
import { makeStore } from './store.ts';

/** How long the first drawing waits for answers that are on their way, in milliseconds. */
const WAIT_MS = 50;

const ONCE = { subscribe: false } as const;

/**
 * Makes the store of a page that requested its answers before its scripts had loaded (api/early-answers.ts), and takes
 * those that are there: the first drawing then shows them, in place of another placeholder. Screens request what is
 * late or has failed, as they do without it.
 * @param loaded the stored session
 * @returns undefined if nothing was requested: the store is made when it is first needed
 */
export async function prepareStore(
  platform: Platform,
  loaded: LoadedSession,
): Promise<ReturnType<typeof makeStore> | undefined> {
  const early = globalThis.ojaEarlyAnswers;
  if (!early || loaded.status !== 'found') return undefined;
  const { session } = loaded;
  const store = makeStore(platform, session);
  const take = async () => {
    const responses = await Promise.all(early.values());
    if (!responses.every(({ ok }) => ok)) return;
    const [profile] = await Promise.all([
      store.dispatch(usersApi.endpoints.getDashboard.initiate(session.user.userName, ONCE)),
      // The second one is the feed's.
      early.size > 1 && store.dispatch(postListsApi.endpoints.getPosts.initiate(undefined, ONCE)),
    ]);
    // Otherwise the first drawing would do it, and all that shows the user would be drawn again.
    if (profile.data) store.dispatch(userChanged(userIn(profile.data.data)));
  };
  const isLate = new Promise((resolve) => {
    setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([take().catch(() => undefined), isLate]);
  return store;
}
