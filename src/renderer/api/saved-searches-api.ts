import type { MessageAnswer } from '@oja/contract/answers';
import { messageAnswerSchema } from '@oja/contract/answers';
import {
  type SearchAlert,
  type SavedSearchAnswer,
  savedSearchAnswerSchema,
  type SavedSearchesAnswer,
  savedSearchesAnswerSchema,
} from '@oja/contract/saved-searches';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';
import type { PostSearch } from './post-search-api.ts';

/** What a saved search finds: a text, filters or both, in any order. */
export type SearchToSave = {
  [Name in Exclude<keyof PostSearch, 'sort' | 'facets'>]?: PostSearch[Name] | undefined;
};

/** The viewer's saved searches, product §5. */
export const savedSearchesApi = api.enhanceEndpoints({ addTagTypes: ['SavedSearches'] }).injectEndpoints({
  endpoints: (build) => ({
    /** All saved searches, the newest first. Nothing is said where they cannot be loaded: they are an extra. */
    getSavedSearches: build.query<SavedSearchesAnswer, void>({
      query: () => ({ url: '/v1/saved-searches' }),
      providesTags: ['SavedSearches'],
      extraOptions: endpointOptions<SavedSearchesAnswer>({ answer: { data: 'records' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: savedSearchesAnswerSchema }),
    }),
    /** Saves a search. The same search is saved once. */
    saveSearch: build.mutation<SavedSearchAnswer, { name: string; query: SearchToSave }>({
      query: (body) => ({ url: '/v1/saved-searches', method: 'POST', body }),
      invalidatesTags: ['SavedSearches'],
      extraOptions: endpointOptions<SavedSearchAnswer>({ answer: { data: 'record' } }),
      ...(import.meta.env.DEV && { responseSchema: savedSearchAnswerSchema }),
    }),
    /** Changes when the viewer is notified of new posts that a saved search finds. */
    changeAlert: build.mutation<SavedSearchAnswer, { id: string; alert: SearchAlert }>({
      query: ({ id, alert }) => ({
        url: `/v1/saved-searches/${encodeURIComponent(id)}`,
        method: 'PATCH',
        body: { alert },
      }),
      invalidatesTags: ['SavedSearches'],
      extraOptions: endpointOptions<SavedSearchAnswer>({ answer: { data: 'record' } }),
      ...(import.meta.env.DEV && { responseSchema: savedSearchAnswerSchema }),
    }),
    /** Deletes a saved search. Also after a failure the list is read again: it may have been deleted elsewhere. */
    deleteSavedSearch: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `/v1/saved-searches/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['SavedSearches'],
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' } }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const { useChangeAlertMutation, useDeleteSavedSearchMutation, useGetSavedSearchesQuery, useSaveSearchMutation } =
  savedSearchesApi;
