import {
  type Deal,
  type DealEditedAnswer,
  dealEditedAnswerSchema,
  type DealAnswer,
  dealCreatedAnswerSchema,
  type DealsAnswer,
  dealsAnswerSchema,
} from '@oja/contract/deals';
import { type DealChange, isOpenDeal } from '@oja/contract/deal-lifecycle';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { api } from './api.ts';
import { editCachedAnswers } from './edit-cached-answers.ts';
import { endpointOptions } from './endpoint-options.ts';
import { hasErrorCode } from './failure.ts';
import { showPostStatus } from './patch-post.ts';

/** Which of the viewer's deals: those with a person, about a post, or all that are under way. */
export type DealsOf = { with: string } | { post: string; state: 'open' } | { state: 'open' };

/** An offer. `clientId` stays the same when it is sent again. */
export interface NewDeal {
  postId: string;
  amount: number;
  units: number;
  clientId: string;
}

/** The terms of a deal, as they are sent. */
export type Terms = NonNullable<Deal['terms']>;

/** An action on the deal that is shown as `version`. `clientId` stays the same when it is sent again. */
export interface DealCall {
  id: string;
  action: DealChange;
  version: number;
  clientId: string;
  amount?: number;
  reason?: string;
  terms?: Terms;
}

const tagOf = (deals: DealsOf) => {
  if ('with' in deals) return `with ${deals.with}`;
  return 'post' in deals ? `post ${deals.post}` : 'open';
};

/** The calls of product §3 "Deals". `showDeal` writes their results, and the event `dealUpdated`, into the lists. */
export const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last changed 50. Nothing is said where they cannot be loaded: each step is a message with a text, too. */
    getDeals: build.query<DealsAnswer, DealsOf>({
      query: (params) => ({ url: '/v1/deals', params }),
      providesTags: (_answer, _error, deals) => ['Deals', { type: 'Deals', id: tagOf(deals) }],
      extraOptions: endpointOptions<DealsAnswer>({ answer: { data: { deals: 'records' } }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: dealsAnswerSchema }),
    }),
    /** Makes an offer. Its dialog shows a failure. */
    makeOffer: build.mutation<DealAnswer, NewDeal>({
      query: (body) => ({ url: '/v1/deals', method: 'POST', body }),
      onQueryStarted: (_offer, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => dispatch(showDeal(data.data.deal)),
          () => undefined,
        ),
      extraOptions: endpointOptions<DealAnswer>({ answer: { data: { deal: 'record' } }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: dealCreatedAnswerSchema }),
    }),
    /**
     * Takes an action on a deal. Its card shows a failure. After an error response the lists are refetched: the deal
     * may have moved. Where the post is no longer free, its messages are, too: their post has another status.
     */
    changeDeal: build.mutation<DealEditedAnswer, DealCall>({
      query: ({ id, ...body }) => ({ url: `/v1/deals/${encodeURIComponent(id)}`, method: 'PATCH', body }),
      onQueryStarted: (_call, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => dispatch(showDeal(data.data.deal)),
          ({ error }) => {
            const isTaken = hasErrorCode(error, 'deal_units_gone', 'deal_post_unavailable');
            dispatch(api.util.invalidateTags(['Deals', isTaken ? 'SharedPost' : null]));
          },
        ),
      extraOptions: endpointOptions<DealEditedAnswer>({ answer: { data: { deal: 'record' } }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: dealEditedAnswerSchema }),
    }),
  }),
});

/**
 * Replaces an older state of a deal, or adds a new deal in front. An ended deal leaves lists of open ones.
 * @returns whether the list had this state, or a later one
 */
function putDeal(list: DealsAnswer['data'], deal: Deal, isOpenOnly: boolean): boolean {
  const index = list.deals.findIndex(({ _id }) => _id === deal._id);
  const known = list.deals[index];
  if (known && known.version >= deal.version) return true;
  const isListed = !isOpenOnly || isOpenDeal(deal.state);
  if (known) list.deals.splice(index, 1, ...(isListed ? [deal] : []));
  else if (isListed) list.deals.unshift(deal);
  return false;
}

/**
 * Shows a deal in its new state in all cached lists, and its post's status everywhere: also in the vendor's
 * conversations with others about the same post. A state that is known, or older, changes nothing.
 */
export function showDeal(deal: Deal): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch, getState) => {
    let isKnown = false;
    const put = (ids: readonly string[], isOpenOnly: boolean) =>
      editCachedAnswers<DealsAnswer['data']>(
        dispatch,
        getState,
        ids.map((id) => ({ type: 'Deals', id })),
        (list) => {
          isKnown = putDeal(list, deal, isOpenOnly) || isKnown;
        },
      );
    put([`with ${deal.buyer._id}`, `with ${deal.vendor._id}`], false);
    put(['open', `post ${deal.post._id}`], true);
    // What is known already may be older than the post's status.
    if (!isKnown && deal.post.status) showPostStatus(dispatch, getState, deal.post._id, deal.post.status);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not type getState
    const { queries } = (getState() as { api: { queries: Record<string, { endpointName?: string; status: string }> } })
      .api;
    const isLoading = Object.values(queries).some(
      ({ endpointName, status }) => endpointName === 'getDeals' && status === 'pending',
    );
    // An answer on its way may be older than this: the list is read once more after it.
    if (isLoading) dispatch(api.util.invalidateTags(['Deals']));
  };
}

export const { useChangeDealMutation, useGetDealsQuery, useMakeOfferMutation } = dealsApi;
