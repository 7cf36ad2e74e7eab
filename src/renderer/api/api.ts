import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query.ts';

/** The empty API; each endpoint group injects itself from its own file. Answers are checked in development. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Me', 'Profile', 'Posts', 'Post'],
  refetchOnFocus: false,
  skipSchemaValidation: import.meta.env.PROD,
  endpoints: () => ({}),
});
