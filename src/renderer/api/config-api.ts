import type { ClientConfig } from '@oja/contract/client-config';
import { clientConfigSchema } from '@oja/contract/client-config';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** GET /config.json: the options of this installation. They do not change while the app runs. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET /config.json: the server's settings for clients, such as the URL for uploads. Loaded once, and never dropped.
     */
    getConfig: build.query<ClientConfig, void>({
      query: () => '/../config.json',
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      extraOptions: endpointOptions<ClientConfig>({
        answer: { uploadUrl: 'text' },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: clientConfigSchema }),
    }),
  }),
});

export const { useGetConfigQuery } = configApi;
