import type { MessagesAnswer } from '@oja/contract/messages';
import { delMany, get, getMany, keys, set, update } from 'idb-keyval';

import { logFailure } from './log-failure.ts';

/** How many conversations are stored: the last opened ones. */
export const STORED_THREADS_MAX = 20;
/** How many of the newest messages are stored for each: some screens of a phone. */
export const STORED_THREAD_MESSAGES_MAX = 30;

/** A stored conversation. */
interface StoredThread {
  /** When it was last opened, in milliseconds since 1970. */
  openedAt: number;
  /** Its newest messages, in the form of the server's answer. */
  page: MessagesAnswer;
}

const PREFIX = 'thread/';
const prefixOf = (userId: string) => `${PREFIX}${userId}/`;
/** A write that was pending when all conversations were deleted is dropped. */
let deletions = 0;

const logStorageFailure = (error: unknown) => logFailure('Conversations could not be kept on this device', error);

async function keysWith(prefix: string): Promise<string[]> {
  // The database may contain other kinds of keys.
  return (await keys()).filter((key) => typeof key === 'string' && key.startsWith(prefix)).map(String);
}

/**
 * Stores the newest messages of a conversation on this device for offline use, and deletes the conversation that was
 * not opened for the longest time. Never rejects: a browser without storage has nothing to show offline.
 * @param pages the loaded pages: newest page first, each page from old to new
 */
export async function storeThread(userId: string, partnerId: string, pages: readonly MessagesAnswer[]): Promise<void> {
  const messages = pages.toReversed().flatMap(({ data }) => data);
  // An empty conversation is not stored.
  if (messages.length === 0) return;
  const place = prefixOf(userId) + partnerId;
  const before = deletions;
  const hasMore = messages.length > STORED_THREAD_MESSAGES_MAX || (pages.at(-1)?.hasMore ?? false);
  const page: MessagesAnswer = {
    data: messages.slice(-STORED_THREAD_MESSAGES_MAX),
    hasMore,
    post: pages[0]?.post ?? null,
  };
  try {
    await set(place, { openedAt: Date.now(), page } satisfies StoredThread);
    if (deletions !== before) {
      await delMany([place]);
      return;
    }
    const own = await keysWith(prefixOf(userId));
    if (own.length <= STORED_THREADS_MAX) return;
    const threads = await getMany<StoredThread | undefined>(own);
    const byAge = own
      .map((key, index) => ({ key, openedAt: threads[index]?.openedAt ?? 0 }))
      .toSorted((one, other) => other.openedAt - one.openedAt);
    await delMany(byAge.slice(STORED_THREADS_MAX).map(({ key }) => key));
  } catch (error) {
    logStorageFailure(error);
  }
}

/**
 * @returns a stored conversation, unvalidated because an older release may have written it; undefined if there is none
 */
export async function readThread(userId: string, partnerId: string): Promise<unknown> {
  try {
    const kept = await get<Partial<StoredThread>>(prefixOf(userId) + partnerId);
    return kept?.page;
  } catch (error) {
    logStorageFailure(error);
    return undefined;
  }
}

/**
 * Updates a stored conversation; does nothing if it is not stored. Never rejects.
 * @param amend returns the newest messages as they are now; it may throw for messages of an older release, which then
 * stay
 */
export async function amendThread(
  userId: string,
  partnerId: string,
  amend: (page: MessagesAnswer) => MessagesAnswer,
): Promise<void> {
  const place = prefixOf(userId) + partnerId;
  const before = deletions;
  try {
    if ((await get(place)) === undefined) return;
    // In one transaction: another tab may be storing the conversation at the same time.
    await update<StoredThread | undefined>(place, (kept) => kept && { ...kept, page: amend(kept.page) });
    if (deletions !== before) await delMany([place]);
  } catch (error) {
    logStorageFailure(error);
  }
}

/** Deletes all stored conversations, except those of one user if given. */
export async function forgetThreads(exceptUserId?: string): Promise<void> {
  if (exceptUserId === undefined) deletions += 1;
  try {
    const found = await keysWith(PREFIX);
    await delMany(found.filter((key) => exceptUserId === undefined || !key.startsWith(prefixOf(exceptUserId))));
  } catch (error) {
    logStorageFailure(error);
  }
}
