import { delMany, get, getMany, keys, set, update } from 'idb-keyval';

import { logFailure } from './log-failure.ts';

/** How many answers of each kind are stored for each user: the last opened ones. */
export const STORED_ANSWERS_MAX = {
  thread: 20,
  profile: 20,
  'saved-posts': 1,
  notifications: 1,
  'saved-replies': 1,
} as const;

/** The kinds of answers that are stored: the newest messages of a thread, a profile, and three lists. */
export type StoredKind = keyof typeof STORED_ANSWERS_MAX;

/** A stored answer. */
interface StoredAnswer {
  /** When it was last opened, in milliseconds since 1970. */
  openedAt: number;
  /** The answer, in the form of the server's. */
  page: unknown;
}

const placeOf = (kind: StoredKind, userId: string, id: string) => `${kind}/${userId}/${id}`;
/** A write that was pending when all answers were deleted is dropped. */
let deletions = 0;

const logStorageFailure = (error: unknown) => logFailure('What was opened could not be kept on this device', error);

async function keysWith(isMeant: (key: string) => boolean): Promise<string[]> {
  // The database may contain other kinds of keys.
  return (await keys()).filter((key): key is string => typeof key === 'string' && isMeant(key));
}

/**
 * Stores an answer on this device for offline use, and deletes the one of its kind that was not opened for the longest
 * time. Never rejects: a browser without storage has nothing to show offline.
 * @param id the partner or the person; '' for a list
 */
export async function storeAnswer(kind: StoredKind, userId: string, id: string, page: unknown): Promise<void> {
  const place = placeOf(kind, userId, id);
  const before = deletions;
  try {
    await set(place, { openedAt: Date.now(), page } satisfies StoredAnswer);
    if (deletions !== before) {
      await delMany([place]);
      return;
    }
    const own = await keysWith((key) => key.startsWith(placeOf(kind, userId, '')));
    if (own.length <= STORED_ANSWERS_MAX[kind]) return;
    const answers = await getMany<StoredAnswer | undefined>(own);
    const byAge = own
      .map((key, index) => ({ key, openedAt: answers[index]?.openedAt ?? 0 }))
      .toSorted((one, other) => other.openedAt - one.openedAt);
    await delMany(byAge.slice(STORED_ANSWERS_MAX[kind]).map(({ key }) => key));
  } catch (error) {
    logStorageFailure(error);
  }
}

/** A stored answer as it was read: an older release may have written it, so nothing in it is certain. */
export interface ReadAnswer {
  /** When it was stored, in milliseconds since 1970. */
  storedAt: unknown;
  page: unknown;
}

/** @returns a stored answer; undefined if there is none */
export async function readAnswer(kind: StoredKind, userId: string, id: string): Promise<ReadAnswer | undefined> {
  try {
    const kept = await get<Partial<StoredAnswer>>(placeOf(kind, userId, id));
    return kept?.page === undefined ? undefined : { storedAt: kept.openedAt, page: kept.page };
  } catch (error) {
    logStorageFailure(error);
    return undefined;
  }
}

/** @returns all stored answers of a kind, the one that was opened last first */
export async function readAnswers(kind: StoredKind, userId: string): Promise<ReadAnswer[]> {
  try {
    const answers = await getMany<Partial<StoredAnswer> | undefined>(
      await keysWith((key) => key.startsWith(placeOf(kind, userId, ''))),
    );
    return answers
      .map((kept) => ({ storedAt: kept?.openedAt, page: kept?.page }))
      .toSorted((one, other) => (other.storedAt ?? 0) - (one.storedAt ?? 0));
  } catch (error) {
    logStorageFailure(error);
    return [];
  }
}

/**
 * Updates a stored answer; does nothing if it is not stored. Never rejects.
 * @param amend returns the answer as it is now; it may throw for an answer of an older release, which then stays
 */
export async function amendAnswer<Page>(
  kind: StoredKind,
  userId: string,
  id: string,
  amend: (page: Page) => Page,
): Promise<void> {
  const place = placeOf(kind, userId, id);
  const before = deletions;
  try {
    if ((await get(place)) === undefined) return;
    // In one transaction: another tab may be storing the answer at the same time.
    await update<{ page: Page } | undefined>(place, (kept) => kept && { ...kept, page: amend(kept.page) });
    if (deletions !== before) await delMany([place]);
  } catch (error) {
    logStorageFailure(error);
  }
}

/** Deletes all stored answers, except those of one user if given. */
export async function forgetAnswers(exceptUserId?: string): Promise<void> {
  if (exceptUserId === undefined) deletions += 1;
  try {
    const isKind = (kind: string | undefined) => kind !== undefined && Object.hasOwn(STORED_ANSWERS_MAX, kind);
    await delMany(
      await keysWith((key) => {
        const [kind, userId] = key.split('/', 2);
        return isKind(kind) && (exceptUserId === undefined || userId !== exceptUserId);
      }),
    );
  } catch (error) {
    logStorageFailure(error);
  }
}
