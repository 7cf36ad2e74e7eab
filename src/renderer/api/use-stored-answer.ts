import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

import type { ReadAnswer, StoredKind } from '../platform/stored-answers.ts';
import type { StoredLists } from '../platform/stored-session.ts';
import type { SessionState } from '../session/session-slice.ts';
import { useUser } from '../session/use-session.ts';
import type { api } from './api.ts';
import { isUnreached } from './failure.ts';
import { isFromDevice, storedTime } from './stored-age.ts';
import { useIsLost } from './use-is-lost.ts';

/** Changes within this time are stored together. */
const STORE_AFTER_MS = 300;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** The first view does not need its code. */
const loadStorage = () => import('../platform/stored-answers.ts');

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type State = { [api.reducerPath]: ReturnType<typeof api.reducer>; session: SessionState; lists: StoredLists };

/** The state of a query in the cache. */
interface Cached<Data> {
  data?: Data | undefined;
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
}

/** How the answers of an endpoint are stored on this device. Always the same object for an endpoint. */
export interface AnswerStorage<Data> {
  kind: StoredKind;
  /** Returns the part of an answer to store; undefined to store nothing. */
  toStore: (data: Data) => unknown;
  /** Finds an answer that is stored as a part of others. Default: the one of its kind and id. */
  read?: (userId: string, id: string, state: State) => Promise<ReadAnswer | undefined>;
  /** Validates a stored answer: an older release may have written it. */
  parse: (page: unknown) => Promise<Data | undefined>;
  /** Returns the cache's state of the query. */
  select: (id: string, state: State) => Cached<Data>;
  /** Returns the action of `upsertQueryEntries` for it. */
  show: (id: string, data: Data) => UnknownAction;
  /** Requests the answer, even if the cache has one. */
  request: (id: string) => Parameters<Dispatch>[0];
}

/**
 * Stores an answer on this device when it changes, for offline use.
 * @param id the argument of the query; '' for a list
 * @param query the query's state; what came from the device is not stored again
 */
export function useStoreAnswer<Data>(
  storage: AnswerStorage<Data>,
  id: string,
  { data, fulfilledTimeStamp }: Cached<Data>,
): void {
  const { _id: userId } = useUser();
  const { getState } = useStore<State>();
  const isStored = isFromDevice(fulfilledTimeStamp);
  useEffect(() => {
    if (data === undefined || isStored) return;
    const place = `${storage.kind} ${id}`;
    clearTimeout(waiting.get(place));
    // Also if the screen is left meanwhile.
    const timer = setTimeout(() => {
      waiting.delete(place);
      const page = storage.toStore(data);
      const isOwn = getState().session?.user._id === userId;
      if (!isOwn || page === undefined) return;
      void loadStorage().then(
        ({ storeAnswer }) => storeAnswer(storage.kind, userId, id, page),
        () => undefined,
      );
    }, STORE_AFTER_MS);
    waiting.set(place, timer);
  }, [data, getState, id, isStored, storage, userId]);
}

/** Gives an action of `upsertQueryEntries` the time that the cache notes for its answers. */
const withTime = (action: UnknownAction, timestamp: number): UnknownAction => ({
  ...action,
  meta: { ...(typeof action['meta'] === 'object' && action['meta']), timestamp },
});

/**
 * Stores an answer on this device, and shows the stored one if the server is unreachable: it is put into the cache with
 * the time of its storing. The query then counts as failed until the server answers, so it is requested again as soon
 * as possible (app/read-again.ts), and events are applied to it.
 * @param id the argument of the query; '' for a list
 * @param query the query's state
 * @returns whether a stored answer is still being searched: until then nothing is shown
 */
export function useStoredAnswer<Data>(storage: AnswerStorage<Data>, id: string, query: Cached<Data>): boolean {
  const { _id: userId } = useUser();
  const dispatch = useDispatch<Dispatch>();
  const { getState } = useStore<State>();
  /** The query without a stored answer. */
  const [missing, setMissing] = useState<string>();
  const isLost = useIsLost();
  const isNeeded = query.data === undefined && (isLost || isUnreached(query.error)) && missing !== id;
  useStoreAnswer(storage, id, query);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    /** @returns whether there is a stored answer */
    const search = async (): Promise<boolean> => {
      const { readAnswer } = await loadStorage();
      const stored = await (storage.read?.(userId, id, getState()) ?? readAnswer(storage.kind, userId, id));
      const data = stored && (await storage.parse(stored.page));
      if (!data) return false;
      // An answer may have arrived in the meantime, or the user may have left.
      if (storage.select(id, getState()).data !== undefined || getState().session?.user._id !== userId) return true;
      dispatch(withTime(storage.show(id, data), storedTime(stored.storedAt)));
      dispatch(storage.request(id));
      return true;
    };
    const settle = (isFound: boolean) => {
      // A found answer replaces the error in the same render.
      if (isCurrent && !isFound) setMissing(id);
    };
    search().then(settle, () => settle(false));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, getState, id, isNeeded, storage, userId]);

  return isNeeded;
}
