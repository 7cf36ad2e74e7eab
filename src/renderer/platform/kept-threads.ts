import type { MessagesAnswer } from '@oja/contract/messages';
import { delMany, get, getMany, keys, set, update } from 'idb-keyval';

import { logFailure } from './log-failure.ts';

/** Conversations whose newest messages are kept: those that were open last. */
export const THREADS_KEPT = 20;
/** Messages that are kept of each, the newest: some screens of a phone. */
export const THREAD_MESSAGES_KEPT = 30;

/** A conversation as it was read last. */
interface KeptThread {
  /** When it was open last, in milliseconds since 1970. */
  openedAt: number;
  /** Its newest messages, in the form in which the server answers. */
  page: MessagesAnswer;
}

const PREFIX = 'thread/';
const prefixOf = (userId: string) => `${PREFIX}${userId}/`;
/** What was on its way to be kept when all was forgotten is not kept either. */
let timesForgotten = 0;

const told = (error: unknown) => logFailure('Conversations could not be kept on this device', error);

async function keysWith(prefix: string): Promise<string[]> {
  // What else lies there may have keys of other kinds.
  return (await keys()).filter((key) => typeof key === 'string' && key.startsWith(prefix)).map(String);
}

/**
 * Keeps the newest messages of a conversation on this device, for when nobody answers, and lets go of the conversation
 * that was not opened for the longest. Never rejects: a browser that keeps nothing shows nothing then.
 * @param pages as they were read: the newest first, each from old to new
 */
export async function keepThread(userId: string, partnerId: string, pages: readonly MessagesAnswer[]): Promise<void> {
  const messages = pages.toReversed().flatMap(({ data }) => data);
  // Where nothing was written yet there is nothing to read again.
  if (messages.length === 0) return;
  const place = prefixOf(userId) + partnerId;
  const before = timesForgotten;
  const hasMore = messages.length > THREAD_MESSAGES_KEPT || (pages.at(-1)?.hasMore ?? false);
  const page: MessagesAnswer = { data: messages.slice(-THREAD_MESSAGES_KEPT), hasMore, post: pages[0]?.post ?? null };
  try {
    await set(place, { openedAt: Date.now(), page } satisfies KeptThread);
    if (timesForgotten !== before) {
      await delMany([place]);
      return;
    }
    const own = await keysWith(prefixOf(userId));
    if (own.length <= THREADS_KEPT) return;
    const threads = await getMany<KeptThread | undefined>(own);
    const byAge = own.map((key, index) => ({ key, openedAt: threads[index]?.openedAt ?? 0 })).toSorted((one, other) => other.openedAt - one.openedAt);
    await delMany(byAge.slice(THREADS_KEPT).map(({ key }) => key));
  } catch (error) {
    told(error);
  }
}

/** @returns what was kept of a conversation, unchecked: it may be of an older release; undefined where nothing was */
export async function readThread(userId: string, partnerId: string): Promise<unknown> {
  try {
    const kept = await get<Partial<KeptThread>>(prefixOf(userId) + partnerId);
    return kept?.page;
  } catch (error) {
    told(error);
    return undefined;
  }
}

/**
 * Brings what was kept of a conversation up to what has happened since; nothing where nothing was. Never rejects.
 * @param amend gives the newest messages as they are now; it may throw for those of an older release, which then stay
 */
export async function amendThread(userId: string, partnerId: string, amend: (page: MessagesAnswer) => MessagesAnswer): Promise<void> {
  const place = prefixOf(userId) + partnerId;
  const before = timesForgotten;
  try {
    if ((await get(place)) === undefined) return;
    // In one step: the conversation may be open elsewhere, and be kept anew just now.
    await update<KeptThread | undefined>(place, (kept) => kept && { ...kept, page: amend(kept.page) });
    if (timesForgotten !== before) await delMany([place]);
  } catch (error) {
    told(error);
  }
}

/** Forgets every kept conversation, but those of one person where they are named. */
export async function forgetThreads(exceptUserId?: string): Promise<void> {
  if (exceptUserId === undefined) timesForgotten += 1;
  try {
    const found = await keysWith(PREFIX);
    await delMany(found.filter((key) => exceptUserId === undefined || !key.startsWith(prefixOf(exceptUserId))));
  } catch (error) {
    told(error);
  }
}
