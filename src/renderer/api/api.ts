import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query.ts';
import type { EndpointOptions } from './endpoint-options.ts';

/**
 * The empty API; each endpoint group injects itself from its own file. Answers are checked in development.
 *
 * Tags: `Me` one's own profile; `Profile` by id; `People` each list of persons; `Posts` each list that a new post may
 * stand in; `Feed` those that following changes; `Post` by id, each answer that holds the post; `Saved`, `Applications`,
 * `Adverts`, `Conversations`, `Notifications` the lists of these names; `Flags` the reports, `list` and `counts`; `Messages`
 * by the partner's id; `SharedPost` by id, each conversation that shows the post.
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
    'Flags',
    'Applications',
    'Adverts',
    'Conversations',
    'Messages',
    'SharedPost',
    'Notifications',
  ],
  refetchOnFocus: false,
  skipSchemaValidation: import.meta.env.PROD,
  endpoints: () => ({}),
});

/** What an endpoint says of its calls, by its name; undefined where there is no such endpoint. */
export function findEndpointOptions(endpointName: string): EndpointOptions | undefined {
  let options: EndpointOptions | undefined;
  // The way to an endpoint's definition, which is left as it is. The empty API's type knows no endpoint's name.
  const read = (definition: { extraOptions?: EndpointOptions } | undefined) => {
    options = definition?.extraOptions;
  };
  api.enhanceEndpoints({ endpoints: { [endpointName]: read } });
  return options;
}
