import { type SessionAnswer, sessionAnswerSchema } from '@oja/contract/auth';
import type { SecondFactor } from '@oja/contract/second-factors';

import { readDeviceMark } from '../session/device-mark.ts';
import { api } from './api.ts';
import { SESSION, storeMark } from './auth-api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** The second step of a login (decision 037). It is loaded with its screen, which most logins do not need. */
export const secondStepApi = api.injectEndpoints({
  endpoints: (build) => ({
    logInWithSecondFactor: build.mutation<SessionAnswer, SecondFactor>({
      query: (body) => ({ url: '/v1/login/second-factor', method: 'POST', body: { ...body, ...readDeviceMark() } }),
      onQueryStarted: storeMark,
      extraOptions: endpointOptions<SessionAnswer>({
        answer: SESSION,
        // The form shows the failure.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: sessionAnswerSchema }),
    }),
  }),
});

export const { useLogInWithSecondFactorMutation } = secondStepApi;
