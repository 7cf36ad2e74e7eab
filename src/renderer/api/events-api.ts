import { type EventsPage, eventsAnswerSchema } from '@oja/contract/events';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** Loads the events after a known one (architecture §12). Only realtime/ calls it, and the answer is not cached. */
export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEvents: build.query<{ data: EventsPage }, number>({
      query: (after) => ({ url: '/v1/events', params: { after } }),
      keepUnusedDataFor: 0,
      extraOptions: endpointOptions<{ data: EventsPage }>({
        answer: { data: { events: 'list', lastSeq: 'number', latestSeq: 'number' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: eventsAnswerSchema }),
    }),
  }),
});
