import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';

import { api } from '../api/api.ts';
import { isUnreached } from '../api/failure.ts';

/** The part of the store with the cached answers. */
export interface QueriesState {
  [api.reducerPath]: ReturnType<typeof api.reducer>;
}

interface ReadOptions {
  subscribe: false;
  forceRefetch: true;
}

type Read = (asked: unknown, options: ReadOptions) => ThunkAction<unknown, QueriesState, unknown, UnknownAction>;

/**
 * Returns the thunk that reads a query of any endpoint. Endpoints are injected by their own files, so the type of the
 * empty API does not contain them.
 */
function reader(endpointName: string | undefined): Read | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above; every endpoint has `initiate`
  const endpoints = api.endpoints as Record<string, { initiate: Read } | undefined>;
  return endpointName === undefined ? undefined : endpoints[endpointName]?.initiate;
}

/**
 * Returns the thunks that refetch each query that failed without an answer. Queries that no component uses expire from
 * the cache.
 */
export function readAgain({ [api.reducerPath]: { queries } }: QueriesState) {
  return Object.values(queries).flatMap((query) => {
    if (query?.status !== QueryStatus.rejected || !isUnreached(query.error)) return [];
    const read = reader(query.endpointName);
    return read ? [read(query.originalArgs, { subscribe: false, forceRefetch: true })] : [];
  });
}
