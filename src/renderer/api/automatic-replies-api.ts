import {
  type AutomaticReplies,
  type AutomaticRepliesAnswer,
  automaticRepliesAnswerSchema,
  type AutomaticRepliesSetAnswer,
  automaticRepliesSetAnswerSchema,
} from '@oja/contract/automatic-replies';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

const PATH = '/v1/messages/automatic-replies';

/** The messages that a vendor's account sends by itself, product §7. */
export const automaticRepliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Read each time the dialog opens, which says if they cannot be loaded: no tag needs to invalidate a cache. */
    getAutomaticReplies: build.query<AutomaticRepliesAnswer, void>({
      query: () => ({ url: PATH }),
      keepUnusedDataFor: 0,
      extraOptions: endpointOptions<AutomaticRepliesAnswer>({
        answer: { data: { greeting: 'text', away: 'text', isAway: 'boolean' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: automaticRepliesAnswerSchema }),
    }),
    setAutomaticReplies: build.mutation<AutomaticRepliesSetAnswer, AutomaticReplies>({
      query: (body) => ({ url: PATH, method: 'PUT', body }),
      extraOptions: endpointOptions<AutomaticRepliesSetAnswer>({ answer: { message: 'text' } }),
      ...(import.meta.env.DEV && { responseSchema: automaticRepliesSetAnswerSchema }),
    }),
  }),
});

export const { useGetAutomaticRepliesQuery, useSetAutomaticRepliesMutation } = automaticRepliesApi;
