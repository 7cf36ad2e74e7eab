import { type MessageAnswer, messageAnswerSchema } from '@oja/contract/answers';
import type { PushSubscriptionInput } from '@oja/contract/push-subscriptions';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** The push subscription of this browser (decision 064). Failures are silent: the next start tries again. */
export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores the browser's subscription for the session, and its device's time zone. */
    subscribeToPushes: build.mutation<MessageAnswer, PushSubscriptionInput>({
      query: (body) => ({ url: '/v1/push-subscriptions', method: 'POST', body }),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Ends the subscription of the session. */
    unsubscribeFromPushes: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/v1/push-subscriptions', method: 'DELETE' }),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});
