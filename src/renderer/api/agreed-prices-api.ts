import { type AgreedPricesAnswer, agreedPricesAnswerSchema } from '@oja/contract/deals';
import type { Post } from '@oja/contract/posts';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** A post, and what makes other posts like it: when these change, it has other prices. */
type Goods = Pick<Post, '_id' | 'category' | 'state' | 'condition'>;

/** The call of product §4 "Agreed prices". A failure is not shown, because nobody has asked for them. */
export const agreedPricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What others agreed on lately for goods like a post's. */
    getAgreedPrices: build.query<AgreedPricesAnswer, Goods>({
      query: ({ _id: postId }) => `/v1/posts/${encodeURIComponent(postId)}/agreed-prices`,
      extraOptions: endpointOptions<AgreedPricesAnswer>({ answer: { data: {} }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: agreedPricesAnswerSchema }),
    }),
  }),
});

export const { useGetAgreedPricesQuery } = agreedPricesApi;
