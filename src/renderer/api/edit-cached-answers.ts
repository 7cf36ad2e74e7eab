import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { api } from './api.ts';

/** The cached data of an endpoint: one answer, or pages of answers. */
type Cached<Data, Beside> = ({ data: Data } & Beside) | { pages: ({ data: Data } & Beside)[] };

/** Edits one answer in place. `endpoint` is the name of its endpoint; `beside`, what the answer has beside its data. */
export type EditAnswer<Data, Beside = unknown> = (data: Data, endpoint: string, beside: Beside) => void;

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Select = Parameters<typeof api.util.selectInvalidatedBy>;
type UpdateQueryData<Data, Beside> = (
  endpoint: string,
  args: unknown,
  recipe: (draft: Cached<Data, Beside>) => void,
) => UnknownAction;

/**
 * Edits every cached answer that provides certain tags, page by page, for all endpoints. The caller declares the common
 * type of these answers (`Data`), because the empty API knows none of its endpoints.
 */
export function editCachedAnswers<Data, Beside = unknown>(
  dispatch: Dispatch,
  getState: () => unknown,
  tags: Select[1],
  edit: EditAnswer<Data, Beside>,
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller knows which answers provide these tags
  const updateQueryData = api.util.updateQueryData as unknown as UpdateQueryData<Data, Beside>;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not type getState
  const state = getState() as Select[0];
  for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(state, tags)) {
    dispatch(
      updateQueryData(endpointName, originalArgs, (draft) => {
        for (const answer of 'pages' in draft ? draft.pages : [draft]) edit(answer.data, endpointName, answer);
      }),
    );
  }
}
