import { type EventsPage, eventsAnswerSchema } from '@oja/contract/events';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** What happened since an event that is known, design §5. Asked by realtime/ alone, and kept by nobody. */
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
