import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { api } from './api.ts';

/** What the cache holds of an endpoint: one answer, or pages of them. */
type Cached<Data> = { data: Data } | { pages: { data: Data }[] };

/** Edits the data of one answer in place. `endpoint` is the name of the answer's endpoint. */
export type EditAnswer<Data> = (data: Data, endpoint: string) => void;

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Select = Parameters<typeof api.util.selectInvalidatedBy>;
type UpdateQueryData<Data> = (endpoint: string, args: unknown, recipe: (draft: Cached<Data>) => void) => UnknownAction;

/**
 * Edits every cached answer that provides certain tags, page by page, whichever endpoint it is of. The caller says what
 * all of them carry (`Data`): the empty API knows none of its endpoints.
 */
export function editCachedAnswers<Data>(
  dispatch: Dispatch,
  getState: () => unknown,
  tags: Select[1],
  edit: EditAnswer<Data>,
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller knows what is provided with these tags
  const updateQueryData = api.util.updateQueryData as unknown as UpdateQueryData<Data>;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query hands getState out untyped
  const state = getState() as Select[0];
  for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(state, tags)) {
    dispatch(
      updateQueryData(endpointName, originalArgs, (draft) => {
        for (const { data } of 'pages' in draft ? draft.pages : [draft]) edit(data, endpointName);
      }),
    );
  }
}
