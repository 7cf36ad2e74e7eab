import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query.ts';
import type { EndpointOptions } from './endpoint-options.ts';

/**
 * The empty API. Each endpoint group injects itself from its own file. Answers are validated in development.
 * Tags: `Me` is the viewer's own profile; `Profile` (by id) a profile; `People` every list of people; `Posts` every
 * list that a new post may belong to; `Feed` the lists that change with follows; `Post` (by id) every answer that
 * contains the post; `Saved`, `Applications`, `Adverts`, `Conversations`, `Notifications`, `Sessions` and
 * `SecondFactors` the lists of these names; `Reviews` every list of reviews; `Deals` the lists of deals, by what they
 * list; `Phone` the viewer's phone number; `Flags` the reports, as `list` and `counts`; `Messages` (by the partner's
 * id) a thread; `SharedPost` (by id) every conversation that shows the post.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Me',
    'Profile',
    'People',
    'Posts',
    'Feed',
    'Post',
    'Saved',
    'SavedReplies',
    'Scheduled',
    'Flags',
    'Applications',
    'Adverts',
    'Conversations',
    'LabelNames',
    'Deals',
    'Reviews',
    'Messages',
    'SharedPost',
    'Notifications',
    'Sessions',
    'Phone',
    'SecondFactors',
  ],
  refetchOnFocus: false,
  skipSchemaValidation: import.meta.env.PROD,
  endpoints: () => ({}),
});

/** The options of an endpoint, by its name; undefined for an unknown endpoint. */
export function findEndpointOptions(endpointName: string): EndpointOptions | undefined {
  let options: EndpointOptions | undefined;
  // `enhanceEndpoints` gives access to an endpoint's definition, which stays unchanged. The type of the empty API
  // contains no endpoint names.
  const read = (definition: { extraOptions?: EndpointOptions } | undefined) => {
    options = definition?.extraOptions;
  };
  api.enhanceEndpoints({ endpoints: { [endpointName]: read } });
  return options;
}
